//! The rule examples hold.

use kernel::TitleOf;
use kernel::conformance::LAW_NAMES;
use kernel::rulings::Rulings;
use tiletum::Tiletum;

#[test]
fn every_example_holds() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulings");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the examples lie beside this test")
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    files.sort();
    let mut reports = String::new();
    for file in files {
        let name = file.file_name().expect("a file has a name").to_string_lossy();
        let text = std::fs::read_to_string(&file).expect("an example is text");
        let report = Rulings::parse(&name, &text).run(&TitleOf::<Tiletum>::NEW, LAW_NAMES);
        if !report.is_ok() {
            reports.push_str(&report.to_string());
            reports.push('\n');
        }
    }
    assert!(reports.is_empty(), "\n{reports}");
}
