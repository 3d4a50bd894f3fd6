//! Craftsmen keeps the kernel's laws.

kernel::conformance!(kernel::conformance::Plan::<craftsmen::Craftsmen>::judged());
