//! The engine's entry in a web worker: messages in, messages out, and slices of search between.
//!
//! All that can be tested without a browser is in [`shatar_engine::service`]; here is only what
//! touches the worker's scope. Off the browser the program does nothing.

#[cfg(target_arch = "wasm32")]
mod scope;

fn main() {
    #[cfg(target_arch = "wasm32")]
    scope::start();
}
