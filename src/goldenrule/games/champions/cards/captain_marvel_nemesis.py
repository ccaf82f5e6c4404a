"""captain_marvel_nemesis"""
