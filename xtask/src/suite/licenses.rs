//! Licenses, sources and wildcards of whatever is depended on, by `cargo metadata` and `deny.toml`
//! alone: for machines that do not have cargo-deny.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::Value;

use crate::Project;

mod terms;

/// What the step does, for people.
pub(super) const HEADLINE: &str =
    "licenses, sources and wildcards of the dependencies, by deny.toml";
/// How cargo names the public registry, whatever mirror it is read from.
const REGISTRY: &str = "/crates.io-index";

/// Checks every crate of the lock file.
///
/// # Errors
/// Names the crates that may not be depended on, and why.
pub(super) fn check(project: &Project) -> Result<(), String> {
    let allowed = allowed(project)?;
    let crates = crates(project)?;
    let faults: Vec<String> = crates.iter().flat_map(|one| faults(one, &allowed)).collect();
    if faults.is_empty() {
        println!("{} crates are allowed", crates.len());
        return Ok(());
    }
    Err(faults.join("\n"))
}

/// The licenses that `deny.toml` allows.
fn allowed(project: &Project) -> Result<BTreeSet<String>, String> {
    let file = project.root().join("deny.toml");
    let text = std::fs::read_to_string(&file).map_err(|error| format!("deny.toml: {error}"))?;
    let table: toml::Table = text.parse().map_err(|error| format!("deny.toml: {error}"))?;
    let list = table.get("licenses").and_then(|licenses| licenses.get("allow"));
    let list = list.and_then(toml::Value::as_array).ok_or("deny.toml allows no license")?;
    Ok(list.iter().filter_map(|name| Some(name.as_str()?.to_owned())).collect())
}

/// Every crate that is depended on with any feature on any machine; our own are not among them.
fn crates(project: &Project) -> Result<Vec<Value>, String> {
    let mut cargo = Command::new("cargo");
    cargo.args(["metadata", "--format-version", "1", "--locked", "--all-features"]);
    let told = cargo.current_dir(project.root()).output();
    let told = told.map_err(|error| format!("`cargo metadata` cannot be run: {error}"))?;
    if !told.status.success() {
        return Err(String::from_utf8_lossy(&told.stderr).into_owned());
    }
    let mut told: Value =
        serde_json::from_slice(&told.stdout).map_err(|error| error.to_string())?;
    let Value::Array(crates) = told["packages"].take() else {
        return Err("`cargo metadata` names no packages".to_owned());
    };
    Ok(crates)
}

/// What stands against depending on a crate.
fn faults(one: &Value, allowed: &BTreeSet<String>) -> Vec<String> {
    let Some(source) = one["source"].as_str() else {
        return wildcards(one);
    };
    let mut faults = Vec::new();
    if !(source.starts_with("registry+") && source.ends_with(REGISTRY)) {
        faults.push(format!("{}: comes from {source}", name(one)));
    }
    let license = one["license"].as_str().unwrap_or_default();
    if !terms::are_allowed(license, allowed) {
        faults.push(format!("{}: its license is not allowed: `{license}`", name(one)));
    }
    faults
}

/// What a crate of ours takes from the registry in any version whatever.
fn wildcards(ours: &Value) -> Vec<String> {
    let wanted = ours["dependencies"].as_array().into_iter().flatten();
    let any = wanted.filter(|wanted| wanted["req"] == "*" && wanted["path"].is_null());
    any.map(|any| format!("{}: takes any version of {}", name(ours), any["name"])).collect()
}

fn name(one: &Value) -> String {
    let word = |key: &str| one[key].as_str().unwrap_or_default().to_owned();
    format!("{} {}", word("name"), word("version"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn found(one: &Value) -> Vec<String> {
        faults(one, &["MIT".to_owned()].into_iter().collect())
    }

    #[test]
    fn a_crate_with_another_license_or_source_is_refused() {
        let registry = format!("registry+https://somewhere{REGISTRY}");
        let fine = json!({"name": "a", "version": "1.0.0", "license": "MIT", "source": registry});
        assert!(found(&fine).is_empty());
        let mut other = fine.clone();
        other["license"] = json!("GPL-3.0-only");
        assert_eq!(found(&other), ["a 1.0.0: its license is not allowed: `GPL-3.0-only`"]);
        other["license"] = Value::Null;
        assert_eq!(found(&other), ["a 1.0.0: its license is not allowed: ``"]);
        let mut elsewhere = fine;
        elsewhere["source"] = json!("git+https://somewhere/a");
        assert_eq!(found(&elsewhere), ["a 1.0.0: comes from git+https://somewhere/a"]);
    }

    #[test]
    fn a_wildcard_is_refused_unless_it_is_a_path() {
        let ours = |dependency: Value| json!({"name": "a", "version": "1.0.0", "source": null, "dependencies": [dependency]});
        assert_eq!(
            found(&ours(json!({"name": "b", "req": "*"}))),
            ["a 1.0.0: takes any version of \"b\""]
        );
        assert!(found(&ours(json!({"name": "b", "req": "*", "path": "b"}))).is_empty());
        assert!(found(&ours(json!({"name": "b", "req": "^1"}))).is_empty());
    }

    #[test]
    fn the_crates_of_the_lock_file_are_allowed() {
        assert_eq!(check(&Project::here()), Ok(()));
    }
}
