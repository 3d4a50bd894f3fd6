//! New versions of rules in the files of nets that still understand what they are asked.

use std::fs;

use crate::Project;

/// Writes the present version of the rules into the nets of the games, or of one. A net whose
/// observation or actions have changed must be trained anew, and is left alone.
///
/// # Errors
/// If a file cannot be read or written, or a net must be trained anew.
pub fn run(project: &Project, game: Option<&str>) -> Result<(), String> {
    let entries = match game {
        Some(key) => vec![shelf::find(key).map_err(|error| error.to_string())?],
        None => shelf::games().iter().collect(),
    };
    for entry in entries {
        let file = project.root().join(format!("games/{}/data/net.safetensors", entry.key()));
        if !file.exists() {
            println!("{} comes without a net", entry.key());
            continue;
        }
        let problem = |why: String| format!("{}: {why}", project.show(&file));
        let bytes = fs::read(&file).map_err(|error| problem(error.to_string()))?;
        let stamped = entry.abilities.stamp(&bytes).map_err(|error| problem(error.to_string()))?;
        fs::write(&file, stamped).map_err(|error| problem(error.to_string()))?;
        println!("stamped: {} with rules {}", project.show(&file), entry.info().rules_version);
    }
    Ok(())
}
