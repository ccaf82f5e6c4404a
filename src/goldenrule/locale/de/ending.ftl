ending-rematch = Revanche: dasselbe Spiel, neu gemischt
ending-view = Den Tisch ansehen, wie er am Ende war
ending-another = Ein anderes Spiel
