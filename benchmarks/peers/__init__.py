"""Compare the speed of Goldenrule's games with that of other engines on one machine, in one run."""
