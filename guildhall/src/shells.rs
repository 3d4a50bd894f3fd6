//! `guildhall completions` and `guildhall man` — what shells and readers of manuals want, made of
//! the same definitions as the command line itself.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;

use crate::cli::Cli;
use crate::failure::Failure;

/// How every command ends, for the manual.
const ENDS: &str = ".SH \"EXIT STATUS\"\n.TP\n0\nThe job is done.\n.TP\n1\nIt was refused or failed; \
                    standard error says why.\n.TP\n2\nThe command line asks for something that there \
                    is not.\n";

/// Print what a shell needs to complete commands and options
#[derive(Args)]
#[command(after_help = "Example: guildhall completions bash > guildhall.bash")]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "guildhall", &mut text);
        Ok(out.write_all(&text)?)
    }
}

/// Print the manual page, or write one for every command into a folder
#[derive(Args)]
#[command(
    after_help = "Examples:\n  guildhall man | man -l -\n  guildhall man --out share/man/man1"
)]
pub(crate) struct Manual {
    /// The folder for the pages
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

impl Manual {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let mut command = Cli::command().disable_help_subcommand(true);
        command.build();
        match self.out {
            None => Ok(out.write_all(&page(command)?)?),
            Some(folder) => write_all(&command, &folder, out),
        }
    }
}

fn page(command: Command) -> Result<Vec<u8>, Failure> {
    let mut text = Vec::new();
    Man::new(command).render(&mut text)?;
    text.extend_from_slice(ENDS.as_bytes());
    Ok(text)
}

/// One page a command, named as git names its own: `guildhall-play.1`.
fn write_all(command: &Command, folder: &Path, out: &mut impl Write) -> Result<(), Failure> {
    let fail = |error| Failure::job(format!("{}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(fail)?;
    let commands =
        command.get_subcommands().map(|one| (one, format!("guildhall-{}", one.get_name())));
    for (command, name) in commands.chain([(command, "guildhall".to_owned())]) {
        let file = folder.join(format!("{name}.1"));
        fs::write(&file, page(command.clone().display_name(&name))?).map_err(fail)?;
        writeln!(out, "{}", file.display())?;
    }
    Ok(())
}
