//! Expressions of licenses: `(MIT OR Apache-2.0) AND Unicode-3.0`.

use std::collections::BTreeSet;
use std::iter::Peekable;
use std::slice::Iter;

type Words<'a> = Peekable<Iter<'a, String>>;

/// Whether somebody who agrees to no license but the `allowed` may use what is offered so.
pub(super) fn are_allowed(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let words = words(expression);
    let mut rest = words.iter().peekable();
    any(&mut rest, allowed) && rest.peek().is_none()
}

/// Parentheses are words of their own; a slash is how `OR` was once written.
fn words(expression: &str) -> Vec<String> {
    let apart = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    apart.split_whitespace().map(str::to_owned).collect()
}

/// Alternatives, of which one is enough.
fn any(rest: &mut Words, allowed: &BTreeSet<String>) -> bool {
    let mut is_allowed = all(rest, allowed);
    while rest.next_if(|word| *word == "OR").is_some() {
        is_allowed |= all(rest, allowed);
    }
    is_allowed
}

/// Licenses that hold together, so that each must be allowed.
fn all(rest: &mut Words, allowed: &BTreeSet<String>) -> bool {
    let mut is_allowed = one(rest, allowed);
    while rest.next_if(|word| *word == "AND").is_some() {
        is_allowed &= one(rest, allowed);
    }
    is_allowed
}

/// A license, perhaps with an exception, or an expression in parentheses.
fn one(rest: &mut Words, allowed: &BTreeSet<String>) -> bool {
    let Some(word) = rest.next() else {
        return false;
    };
    if word == "(" {
        let is_allowed = any(rest, allowed);
        return rest.next_if(|word| *word == ")").is_some() && is_allowed;
    }
    if rest.next_if(|word| *word == "WITH").is_none() {
        return allowed.contains(word);
    }
    rest.next().is_some_and(|exception| allowed.contains(&format!("{word} WITH {exception}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_alternative_is_enough_and_everything_together_is_needed() {
        let allowed = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"];
        let allowed: BTreeSet<String> = allowed.map(str::to_owned).into_iter().collect();
        let may = |expression| are_allowed(expression, &allowed);
        assert!(may("MIT") && may("GPL-3.0 OR MIT") && may("MIT/GPL-3.0") && may("MIT AND Zlib"));
        assert!(may("Apache-2.0 WITH LLVM-exception") && may("(GPL-3.0 OR Zlib) AND MIT"));
        assert!(!may("GPL-3.0") && !may("MIT AND GPL-3.0") && !may("(GPL-3.0 OR MIT) AND GPL-2.0"));
        assert!(!may("Apache-2.0") && !may("Apache-2.0 OR GPL-3.0"));
    }

    #[test]
    fn what_is_no_expression_allows_nothing() {
        let allowed: BTreeSet<String> = [String::from("MIT")].into_iter().collect();
        for broken in ["", "(MIT", "MIT)", "MIT MIT", "MIT WITH", "OR", "MIT AND"] {
            assert!(!are_allowed(broken, &allowed), "{broken}");
        }
    }
}
