"""rhino"""
