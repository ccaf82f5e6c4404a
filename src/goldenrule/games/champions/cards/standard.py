"""standard"""
