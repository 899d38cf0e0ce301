//! The worker in the browser. It is started through its loader, whose address the page names
//! relative to itself, so that page and worker of one build always go together, under any path.

use std::cell::RefCell;
use std::fmt;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Interval;
use js_sys::Uint8Array;
use shatar_engine::protocol::{Request, Response};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

use super::line::{Input, Job, Line, Output, Told};
use crate::browser;

/// How often the deadline is looked at, in milliseconds.
const TICK_MS: u32 = 250;
/// The loader's name where the page does not name it.
const LOADER: &str = "./shatar-worker_loader.js";

type Tell = Box<dyn Fn(u32, Told)>;

/// The engine, as the page sees it. Dropping it ends the worker.
#[derive(Clone)]
pub(crate) struct Client(Rc<RefCell<Inner>>);

struct Inner {
    line: Line,
    worker: Option<Running>,
    ticking: Option<Interval>,
    tell: Rc<Tell>,
    this: Weak<RefCell<Inner>>,
}

struct Running {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(web_sys::Event)>,
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Client")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Client {
    /// An engine that will tell what it finds. No worker is started before it is needed.
    pub(crate) fn new(tell: impl Fn(u32, Told) + 'static) -> Client {
        Client(Rc::new_cyclic(|this| {
            RefCell::new(Inner {
                line: Line::new(),
                worker: None,
                ticking: None,
                tell: Rc::new(Box::new(tell)),
                this: this.clone(),
            })
        }))
    }

    /// Says what is wanted now; an equal serial changes nothing.
    pub(crate) fn want(&self, job: Option<Job>) {
        handle(&self.0, Input::Want(job.map(Box::new)));
    }
}

/// Feeds the line and does what it wants. Telling comes last, with nothing borrowed, as the page
/// may answer with another wish at once.
fn handle(inner: &Rc<RefCell<Inner>>, input: Input) {
    let mut told = Vec::new();
    let mut lost = false;
    let tell = {
        let mut state = inner.borrow_mut();
        for output in state.line.take(input, browser::now()) {
            match output {
                Output::Spawn => {
                    state.worker = spawn(&state.this);
                    lost |= state.worker.is_none();
                }
                Output::Terminate => state.worker = None,
                Output::Post(request) => {
                    if let Some(running) = &state.worker {
                        lost |= !post(running, &request);
                    }
                }
                Output::Tell(serial, what) => told.push((serial, what)),
            }
        }
        if state.line.waits() && state.ticking.is_none() {
            let this = state.this.clone();
            state.ticking = Some(Interval::new(TICK_MS, move || {
                if let Some(inner) = this.upgrade() {
                    handle(&inner, Input::Tick);
                }
            }));
        } else if !state.line.waits() && state.ticking.is_some() {
            // Dropped later: this may be the interval's own call.
            let ticking = state.ticking.take();
            gloo_timers::callback::Timeout::new(0, move || drop(ticking)).forget();
        }
        state.tell.clone()
    };
    for (serial, what) in told {
        tell(serial, what);
    }
    if lost {
        handle(inner, Input::Lost);
    }
}

fn spawn(this: &Weak<RefCell<Inner>>) -> Option<Running> {
    let address = browser::meta("engine-worker").unwrap_or_else(|| LOADER.to_owned());
    let worker = Worker::new(&address).ok()?;
    let on_message = {
        let this = this.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let Some(inner) = this.upgrade() else { return };
            let bytes = event.data().dyn_into::<Uint8Array>();
            let response = bytes.ok().map(|bytes| Response::decode(&bytes.to_vec()));
            match response {
                Some(Ok(response)) => handle(&inner, Input::Heard(response)),
                _ => handle(&inner, Input::Lost),
            }
        })
    };
    let on_error = {
        let this = this.clone();
        Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
            // It is dealt with here: no complaint in the console besides.
            event.prevent_default();
            if let Some(inner) = this.upgrade() {
                handle(&inner, Input::Lost);
            }
        })
    };
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    Some(Running {
        worker,
        _on_message: on_message,
        _on_error: on_error,
    })
}

fn post(running: &Running, request: &Request) -> bool {
    let bytes = Uint8Array::from(request.encode().as_slice());
    running.worker.post_message(&bytes).is_ok()
}
