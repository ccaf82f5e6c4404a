"""spider_man_nemesis"""
