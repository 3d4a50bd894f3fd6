//! Does nothing; without a script cargo does not look at what scripts and macros are built with.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}
