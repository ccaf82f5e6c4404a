"""Words for people: the reader of the bundles, the texts of a language, and what can be said in every one."""
