//! The languages there are.

use std::fmt;
use std::str::FromStr;

use kernel::text::nearest;

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tongue {
    /// English, which also fills the gaps of the others.
    #[default]
    English,
    /// Polish.
    Polish,
    /// Italian.
    Italian,
}

impl Tongue {
    /// Every language.
    pub const ALL: [Tongue; 3] = [Tongue::English, Tongue::Polish, Tongue::Italian];

    /// Its two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Tongue::English => "en",
            Tongue::Polish => "pl",
            Tongue::Italian => "it",
        }
    }

    /// Its own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Tongue::English => "English",
            Tongue::Polish => "Polski",
            Tongue::Italian => "Italiano",
        }
    }

    /// A number with one digit after the point and a true minus: `4.1`, in Polish and Italian
    /// `4,1`.
    pub fn decimal(self, value: f64) -> String {
        let english = format!("{:.1}", value.abs());
        let sign = if value < 0.0 && english != "0.0" { "−" } else { "" };
        let text = match self {
            Tongue::English => english,
            Tongue::Polish | Tongue::Italian => english.replace('.', ","),
        };
        format!("{sign}{text}")
    }

    /// The same with a plus before what is gained: `+4.1`.
    pub fn signed(self, value: f64) -> String {
        let text = self.decimal(value);
        let nothing = text == self.decimal(0.0);
        if value > 0.0 && !nothing { format!("+{text}") } else { text }
    }

    /// A number as it was written, with how far it may be wrong: `+4.1 ± 1.2`.
    pub fn within(self, number: &str, error: f64) -> String {
        format!("{number} ± {}", self.decimal(error))
    }
}

impl fmt::Display for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Reads a code or a name; whatever follows the code (`pl_PL.UTF-8`, `it-IT`) does not matter.
impl FromStr for Tongue {
    type Err = UnknownTongue;

    fn from_str(text: &str) -> Result<Tongue, UnknownTongue> {
        let word = text.trim().to_lowercase();
        let code = word.split(['-', '_', '.']).next().unwrap_or_default();
        let means = |tongue: &Tongue| code == tongue.code() || word == tongue.name().to_lowercase();
        Tongue::ALL.into_iter().find(means).ok_or_else(|| UnknownTongue { typed: text.to_owned() })
    }
}

/// A language that nobody speaks here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTongue {
    typed: String,
}

impl fmt::Display for UnknownTongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language `{}`", self.typed)?;
        let words = Tongue::ALL.iter().flat_map(|tongue| [tongue.code(), tongue.name()]);
        match nearest(&self.typed, words) {
            Some(near) => write!(f, "\nhint: did you mean `{near}`?"),
            None => f.write_str("\nhint: the languages are en, pl, it"),
        }
    }
}

impl std::error::Error for UnknownTongue {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_point() {
        assert_eq!(Tongue::English.decimal(-4.12), "−4.1");
        assert_eq!(Tongue::Polish.decimal(3.25), "3,2");
        assert_eq!(Tongue::Italian.decimal(-0.04), "0,0");
        assert_eq!(Tongue::English.signed(-4.12), "−4.1");
        assert_eq!(Tongue::Polish.signed(3.25), "+3,2");
        assert_eq!(Tongue::Italian.signed(0.04), "0,0");
    }

    #[test]
    fn codes_names_and_locales_are_read() {
        assert_eq!("pl".parse(), Ok(Tongue::Polish));
        assert_eq!("pl_PL.UTF-8".parse(), Ok(Tongue::Polish));
        assert_eq!("Italiano".parse(), Ok(Tongue::Italian));
        assert_eq!("EN-us".parse(), Ok(Tongue::English));
        let error = "klingon".parse::<Tongue>().unwrap_err().to_string();
        assert_eq!(error, "unknown language `klingon`\nhint: the languages are en, pl, it");
    }
}
