//! The engine as a Python package.
