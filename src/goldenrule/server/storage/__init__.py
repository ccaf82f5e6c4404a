"""What the server saves: tables in a database, reviews, and the folders of guests; and what it removes."""
