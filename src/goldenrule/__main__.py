"""`python -m goldenrule` is the command `goldenrule`."""

from goldenrule.cli.main import main

if __name__ == "__main__":
    main()
