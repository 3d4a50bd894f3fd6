//! Newdale keeps the kernel's laws, in every chapter and with every option.

use kernel::conformance::Plan;
use newdale::Newdale;

fn plan() -> Plan<Newdale> {
    Plan::judged().with_options(&[
        &[],
        &[("chapter", "ii")],
        &[("chapter", "iiia")],
        &[("chapter", "iiib")],
        &[("chapter", "iva"), ("previous_winner", "0")],
        &[("chapter", "ivb")],
        &[("chapter", "v"), ("start_town", "thickthorn")],
        &[("chapter", "vi")],
        &[("chapter", "vii"), ("planning", "sequential")],
        &[("chapter", "viii")],
    ])
}

kernel::conformance!(plan());
