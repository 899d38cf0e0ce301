//! Prints the benchmark, position by position: `cargo run --release --example bench [depth]`.

fn main() {
    let depth = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let whole = shatar_engine::bench::bench(depth, &mut |line| {
        println!(
            "{:>10} {:>7.3} s  {:<10} {:<16} {}",
            line.nodes,
            line.time.as_secs_f64(),
            line.variant.id(),
            line.rules,
            line.fen
        );
    });
    println!("{} nodes, {} a second", whole.nodes, whole.nps());
}
