# Words of the page that are needed before a server has been reached; they are built into it.

page-offline = Goldenrule cannot be reached
page-offline-about = Is it still running? Nothing is lost: every answer is kept, and the page goes on by itself as soon as the program answers again.
page-offline-again = Try again
