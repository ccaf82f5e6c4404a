"""justice"""
