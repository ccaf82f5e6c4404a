"""leadership"""
