//! What the program is made of, as CycloneDX tells it: every crate with its version, its license
//! and the sum that the registry gives it.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::{Value, json};

use super::output;
use crate::Project;

/// The list as JSON.
pub(super) fn text(project: &Project, version: &str) -> Result<String, String> {
    let mut cargo = Command::new("cargo");
    cargo.args(["metadata", "--format-version", "1", "--locked", "--filter-platform"]);
    cargo.arg(format!("{}-unknown-linux-gnu", std::env::consts::ARCH)).current_dir(project.root());
    let told: Value = serde_json::from_str(&output(&mut cargo)?).map_err(|e| e.to_string())?;
    let lock = std::fs::read_to_string(project.root().join("Cargo.lock"));
    let sums = sums(&lock.map_err(|error| format!("Cargo.lock: {error}"))?)?;
    let list = list(&told, &sums, version)?;
    Ok(format!("{list:#}\n"))
}

/// The sums of the lock file, by name and version.
fn sums(lock: &str) -> Result<BTreeMap<(String, String), String>, String> {
    let lock: toml::Table = lock.parse().map_err(|error| format!("Cargo.lock: {error}"))?;
    let crates = lock.get("package").and_then(toml::Value::as_array).cloned().unwrap_or_default();
    let word = |one: &toml::Value, key: &str| Some(one.get(key)?.as_str()?.to_owned());
    let sum = |one: &toml::Value| {
        Some(((word(one, "name")?, word(one, "version")?), word(one, "checksum")?))
    };
    Ok(crates.iter().filter_map(sum).collect())
}

fn list(
    told: &Value,
    sums: &BTreeMap<(String, String), String>,
    version: &str,
) -> Result<Value, String> {
    let used = used(told).ok_or("cargo tells nothing of the package `guildhall`")?;
    let packages = told["packages"].as_array().into_iter().flatten();
    let used = packages.filter(|one| one["id"].as_str().is_some_and(|id| used.contains(id)));
    let others = used.filter(|one| one["source"].is_string());
    let components: Vec<Value> = others.map(|one| component(one, sums)).collect();
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {
            "type": "application", "name": "guildhall", "version": version,
            "licenses": [{"expression": "MIT OR Apache-2.0"}],
        }},
        "components": components,
    }))
}

/// The ids of whatever ends up in the program: not what only tests or builds need.
fn used(told: &Value) -> Option<BTreeSet<String>> {
    let packages = told["packages"].as_array()?;
    let root = packages.iter().find(|one| one["name"] == "guildhall")?["id"].as_str()?;
    let nodes = told["resolve"]["nodes"].as_array()?;
    let nodes: BTreeMap<&str, &Value> =
        nodes.iter().filter_map(|node| Some((node["id"].as_str()?, node))).collect();
    let mut used = BTreeSet::new();
    let mut open = vec![root];
    while let Some(id) = open.pop() {
        if used.insert(id.to_owned()) {
            open.extend(nodes.get(id).into_iter().flat_map(|node| needed(node)));
        }
    }
    Some(used)
}

/// What a crate needs when it runs.
fn needed(node: &Value) -> impl Iterator<Item = &str> {
    let is_normal = |one: &&Value| {
        one["dep_kinds"]
            .as_array()
            .is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()))
    };
    let all = node["deps"].as_array().into_iter().flatten();
    all.filter(is_normal).filter_map(|one| one["pkg"].as_str())
}

fn component(one: &Value, sums: &BTreeMap<(String, String), String>) -> Value {
    let word = |key: &str| one[key].as_str().unwrap_or_default().to_owned();
    let (name, version) = (word("name"), word("version"));
    let purl = format!("pkg:cargo/{name}@{version}");
    let sum = sums.get(&(name.clone(), version.clone()));
    let hashes: Vec<Value> =
        sum.iter().map(|sum| json!({"alg": "SHA-256", "content": sum})).collect();
    json!({
        "type": "library", "bom-ref": purl, "purl": purl, "name": name, "version": version,
        "licenses": [{"expression": word("license").replace('/', " OR ")}],
        "hashes": hashes,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_is_listed_and_what_only_builds_is_not() {
        let package = |name: &str| json!({"id": name, "name": name, "version": "1.0.0", "license": "MIT", "source": "registry"});
        let dep = |name: &str, kind: Value| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let told = json!({
            "packages": [package("guildhall"), package("used"), package("builder"), package("deep")],
            "resolve": {"nodes": [
                {"id": "guildhall", "deps": [dep("used", Value::Null), dep("builder", json!("build"))]},
                {"id": "used", "deps": [dep("deep", Value::Null)]},
            ]},
        });
        let sums =
            sums("[[package]]\nname = \"deep\"\nversion = \"1.0.0\"\nchecksum = \"ab\"\n").unwrap();
        let list = list(&told, &sums, "0.1.0").unwrap();
        let names: Vec<&str> = list["components"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|one| one["name"].as_str())
            .collect();
        assert_eq!(names, ["guildhall", "used", "deep"]);
        assert_eq!(list["components"][2]["hashes"][0]["content"], "ab");
        assert_eq!(list["components"][1]["purl"], "pkg:cargo/used@1.0.0");
    }

    #[test]
    fn the_list_of_this_project_has_licenses_and_sums() {
        let text = text(&Project::here(), "0.1.0").unwrap();
        let list: Value = serde_json::from_str(&text).unwrap();
        let all = list["components"].as_array().unwrap();
        assert!(all.len() > 50, "{}", all.len());
        for one in all {
            assert!(one["hashes"][0]["content"].is_string(), "{one}");
            assert!(
                one["licenses"][0]["expression"].as_str().is_some_and(|text| !text.is_empty()),
                "{one}"
            );
        }
    }
}
