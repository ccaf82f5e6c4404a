"""Storage: tables in a database, reviews, folders of guests, and their removal."""
