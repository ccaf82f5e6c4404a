"""bomb_scare"""
