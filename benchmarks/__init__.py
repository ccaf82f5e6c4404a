"""Measurements that need more than `goldenrule bench`: other people's programs."""
