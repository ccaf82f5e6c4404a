"""The version of the package, where every layer can read it."""

VERSION = "0.2.0"
