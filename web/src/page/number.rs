//! Numbers as a language writes them.

use lang::Speaker;

/// A number with one digit after the point and a true minus: `4.1`, in Polish and Italian `4,1`.
pub fn decimal(speaker: &Speaker, value: f64) -> String {
    speaker.tongue().decimal(value)
}

/// The same with a plus before what is gained.
pub fn signed(speaker: &Speaker, value: f64) -> String {
    speaker.tongue().signed(value)
}

/// A number as it was written, with how far it may be wrong.
pub fn within(speaker: &Speaker, number: &str, error: f64) -> String {
    speaker.tongue().within(number, error)
}

/// A share of 1 in whole percents.
pub fn percents(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

#[cfg(test)]
mod tests {
    use lang::Tongue;

    use super::*;

    fn speaker(tongue: Tongue) -> Speaker {
        Speaker::new(tongue, shelf::first().info(), &[])
    }

    #[test]
    fn each_language_has_its_point() {
        assert_eq!(signed(&speaker(Tongue::English), -4.12), "−4.1");
        assert_eq!(signed(&speaker(Tongue::Polish), 3.25), "+3,2");
        assert_eq!(signed(&speaker(Tongue::Italian), -0.04), "0,0");
        assert_eq!(within(&speaker(Tongue::Italian), "+3,2", 1.04), "+3,2 ± 1,0");
        assert_eq!(percents(0.137), 14);
    }
}
