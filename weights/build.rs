//! Finds the nets that the games bring along: `games/GAME/data/net.safetensors`. A game without
//! one is left out, so that the program can be built before its net has learned anything.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let games = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../games");
    let mut nets = String::new();
    let mut folders: Vec<PathBuf> =
        fs::read_dir(&games)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    folders.sort();
    for folder in folders {
        let (data, key) = (folder.join("data"), folder.file_name().unwrap_or_default());
        if data.is_dir() {
            println!("cargo::rerun-if-changed={}", data.display());
        }
        let net = data.join("net.safetensors");
        if net.is_file() {
            nets += &format!("({key:?}, include_bytes!({:?})),\n", net.canonicalize()?);
        }
    }
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("nets.rs");
    fs::write(out, format!("&[\n{nets}]\n"))
}
