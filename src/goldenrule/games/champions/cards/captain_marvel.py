"""captain_marvel"""
