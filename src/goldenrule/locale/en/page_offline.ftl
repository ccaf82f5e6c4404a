# Words of the page that are needed before a server has been reached; they are built into it.

page-offline = Goldenrule cannot be reached
page-offline-about = Is it still running? Nothing is lost: every answer is saved, and the page continues by itself once the program answers again.
page-offline-again = Try again
