"""The lab: mass simulation and the benchmark suite."""
