//! Orléans keeps the kernel's laws.

kernel::conformance!(kernel::conformance::Plan::<orleans::Orleans>::judged());
