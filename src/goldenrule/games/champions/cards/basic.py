"""basic"""
