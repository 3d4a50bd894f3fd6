//! The Debian package, laid out by hand and closed by dpkg-deb.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Release, copy, finish, output, told, write};

/// What lies where once it is installed: files and folders of the release, and their place.
const PLACES: [(&str, &str); 8] = [
    ("guildhall", "usr/bin/guildhall"),
    ("man", "usr/share/man/man1"),
    ("completions/guildhall", "usr/share/bash-completion/completions/guildhall"),
    ("completions/_guildhall", "usr/share/zsh/vendor-completions/_guildhall"),
    ("completions/guildhall.fish", "usr/share/fish/vendor_completions.d/guildhall.fish"),
    ("guildhall.service", "usr/lib/systemd/system/guildhall.service"),
    ("README.md", "usr/share/doc/guildhall/README.md"),
    ("SECURITY.md", "usr/share/doc/guildhall/SECURITY.md"),
];

/// How the versions of the C library are named in a program that is linked against it.
const LIBC: &[u8] = b"GLIBC_2.";

/// Makes the package.
pub(super) fn make(release: &Release<'_>) -> Result<PathBuf, String> {
    let machine = output(Command::new("dpkg").arg("--print-architecture"))?.trim().to_owned();
    let name = format!("guildhall_{}-1_{machine}", release.version);
    let root = release.dist.join(&name);
    let _ = fs::remove_dir_all(&root);
    PLACES.iter().try_for_each(|(from, to)| put(&release.stage.join(from), &root.join(to)))?;
    squeeze(&root.join("usr/share/man/man1"))?;
    papers(release, &root)?;
    let program = fs::read(&release.program).map_err(told(&release.program))?;
    let control = control(&release.version, &machine, size(&root), &depends(&program));
    put_text(&root.join("DEBIAN/control"), &control)?;
    let file = release.dist.join(format!("{name}.deb"));
    let mut pack = Command::new("dpkg-deb");
    pack.args(["--build", "--root-owner-group"]).arg(&root).arg(&file);
    finish(pack.env("SOURCE_DATE_EPOCH", release.moment()))?;
    fs::remove_dir_all(&root).map_err(told(&root))?;
    Ok(file)
}

/// The licenses and what has changed, as Debian wants them named.
fn papers(release: &Release<'_>, root: &Path) -> Result<(), String> {
    let folder = root.join("usr/share/doc/guildhall");
    let license = fs::read_to_string(release.stage.join("LICENSE-MIT")).unwrap_or_default();
    let about = "guildhall may be used under the terms of the MIT license, which follows, or of the \
                 Apache License, Version 2.0, which is in /usr/share/common-licenses/Apache-2.0.";
    put_text(&folder.join("copyright"), &format!("{about}\n\n{license}"))?;
    copy(&release.stage.join("CHANGELOG.md"), &folder.join("changelog"))?;
    squeeze_file(&folder.join("changelog"))
}

/// Copies a file, or every file of a folder, making the folders above.
fn put(from: &Path, to: &Path) -> Result<(), String> {
    let folder = if from.is_dir() { to } else { to.parent().unwrap_or(to) };
    fs::create_dir_all(folder).map_err(told(folder))?;
    if !from.is_dir() {
        return copy(from, to);
    }
    for file in fs::read_dir(from).map_err(told(from))?.flatten() {
        copy(&file.path(), &to.join(file.file_name()))?;
    }
    Ok(())
}

fn put_text(file: &Path, text: &str) -> Result<(), String> {
    let folder = file.parent().unwrap_or(file);
    fs::create_dir_all(folder).map_err(told(folder))?;
    write(file, text)
}

/// Manuals and changes are kept compressed.
fn squeeze(folder: &Path) -> Result<(), String> {
    let files = fs::read_dir(folder).map_err(told(folder))?.flatten();
    files.map(|file| file.path()).try_for_each(|file| squeeze_file(&file))
}

fn squeeze_file(file: &Path) -> Result<(), String> {
    finish(Command::new("gzip").args(["--best", "--no-name", "--force"]).arg(file))
}

/// How many KiB are installed.
fn size(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let bytes = |path: PathBuf| fs::metadata(path).map_or(0, |data| data.len().div_ceil(1024));
    entries
        .map(|entry| if entry.path().is_dir() { size(&entry.path()) } else { bytes(entry.path()) })
        .sum()
}

/// What the program needs: the C library of the newest version that it names, if it names any.
fn depends(program: &[u8]) -> String {
    let names = program.windows(LIBC.len()).enumerate().filter(|(_, bytes)| *bytes == LIBC);
    let versions = names.filter_map(|(at, _)| {
        let rest = &program[at + LIBC.len()..];
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        std::str::from_utf8(&rest[..digits]).ok()?.parse::<u32>().ok()
    });
    let newest = versions.max();
    newest.map_or(String::new(), |minor| format!("Depends: libc6 (>= 2.{minor}), libgcc-s1\n"))
}

/// What the package says of itself.
fn control(version: &str, machine: &str, kib: u64, depends: &str) -> String {
    format!(
        "Package: guildhall\n\
         Version: {version}-1\n\
         Architecture: {machine}\n\
         Maintainer: guildhall <guildhall@localhost>\n\
         Installed-Size: {kib}\n\
         {depends}\
         Suggests: postgresql\n\
         Section: games\n\
         Priority: optional\n\
         Description: table for medieval economic board games\n \
         Play them in the browser with friends on the same network or alone against\n \
         bots, in the terminal, or let programs play them by the thousand. The rules\n \
         are complete and enforced.\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_package_says_what_it_is() {
        let control = control("0.1.0", "amd64", 7, "Depends: libc6 (>= 2.34), libgcc-s1\n");
        assert!(control.starts_with("Package: guildhall\nVersion: 0.1.0-1\nArchitecture: amd64\n"));
        let described = control.split_once("Description: ").unwrap().1;
        assert!(described.lines().skip(1).all(|line| line.starts_with(' ')), "{described}");
        assert!(control.ends_with(".\n") && control.contains("Installed-Size: 7\n"));
        assert!(control.contains("\nDepends: libc6 (>= 2.34), libgcc-s1\nSuggests: "), "{control}");
    }

    #[test]
    fn the_package_needs_the_newest_library_that_its_program_names() {
        let program = b"..GLIBC_2.4\0GLIBC_2.35\0GLIBC_2.9\0GLIBC_PRIVATE\0";
        assert_eq!(depends(program), "Depends: libc6 (>= 2.35), libgcc-s1\n");
        assert_eq!(depends(b"nothing of the system"), "");
    }
}
