//! The scope of a dedicated worker.

use core::cell::{Cell, RefCell};
use core::time::Duration;
use std::rc::Rc;

use shatar_engine::DEFAULT_HASH_MB;
use shatar_engine::protocol::{ErrorKind, Response};
use shatar_engine::service::{Service, ServiceState};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

/// How long a slice of search is. A stop is heard at its end, so it is also the longest wait
/// for one, but for the work of a few nodes.
const SLICE: Duration = Duration::from_millis(20);

/// Listens for messages, and says that it does.
pub(crate) fn start() {
    std::panic::set_hook(Box::new(|info| {
        // The page learns why, then the panic aborts and the page's `onerror` is called.
        post(&Response::Error {
            id: None,
            kind: ErrorKind::Panic,
            message: info.to_string(),
        });
    }));
    let worker = Rc::new(Worker {
        service: RefCell::new(Service::new(DEFAULT_HASH_MB)),
        clock: MessageChannel::new().ok(),
        wound: Cell::new(false),
    });
    worker.listen();
    post(&Service::ready());
}

struct Worker {
    service: RefCell<Service>,
    /// A message to oneself is the quickest way back to the event loop: timers are slowed to
    /// four milliseconds. Messages from the page come in between.
    clock: Option<MessageChannel>,
    /// A message to oneself is on its way; a second one would make two clocks.
    wound: Cell<bool>,
}

impl Worker {
    fn listen(self: &Rc<Self>) {
        let worker = Rc::clone(self);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            worker.receive(&event);
        });
        scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        // The worker listens as long as it lives.
        on_message.forget();

        if let Some(clock) = &self.clock {
            let worker = Rc::clone(self);
            let on_tick = Closure::<dyn FnMut()>::new(move || worker.tick());
            clock
                .port1()
                .set_onmessage(Some(on_tick.as_ref().unchecked_ref()));
            on_tick.forget();
        }
    }

    fn receive(&self, event: &MessageEvent) {
        let data = event.data();
        // Anything that is no array of bytes is refused as bytes that are no message.
        let bytes = data
            .dyn_ref::<js_sys::Uint8Array>()
            .map(js_sys::Uint8Array::to_vec)
            .unwrap_or_default();
        let responses = self.service.borrow_mut().handle_bytes(&bytes);
        post_all(&responses);
        self.wind();
    }

    /// Searches for a slice and asks for the next one.
    fn tick(&self) {
        self.wound.set(false);
        let responses = self.service.borrow_mut().poll(SLICE);
        post_all(&responses);
        self.wind();
    }

    /// Asks the event loop to come back, if there is something to search.
    fn wind(&self) {
        let idle = self.service.borrow().state() == ServiceState::Idle;
        if idle || self.wound.replace(true) {
            return;
        }
        if let Some(clock) = &self.clock {
            // Posting a plain value to one's own port cannot fail.
            let _ = clock.port2().post_message(&JsValue::NULL);
        }
    }
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn post_all(responses: &[Response]) {
    for response in responses {
        post(response);
    }
}

fn post(response: &Response) {
    let bytes = js_sys::Uint8Array::from(response.encode().as_slice());
    let _ = scope().post_message(&bytes);
}
