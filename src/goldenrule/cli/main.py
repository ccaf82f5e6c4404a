"""The entry point of `goldenrule`: run a command, and turn errors into one line and an exit status."""

import errno
import os
import sys

from goldenrule.cli.options import LANG, kinds_for, language_of
from goldenrule.cli.parser import parser
from goldenrule.cli.screen import screen_output
from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.kernel.processes import run_as_helper
from goldenrule.table.language_choice import current_language, set_language


def main(arguments: list[str] | None = None) -> None:
    """Run a command and exit: 0 fine, 1 what was asked about failed, 2 bad input with one line on stderr."""
    if arguments is None:
        run_as_helper()
        arguments = sys.argv[1:]
    sys.exit(run(arguments))


def run(arguments: list[str]) -> int:
    """Run a command and return its exit status."""
    open_streams()
    with screen_output():
        return _run(arguments)


def open_streams() -> None:
    """Put nothing in the place of a standard stream that was closed before the program began."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # for as long as it runs


def _run(arguments: list[str]) -> int:
    try:
        lang, arguments = language_of(arguments)
        if lang:
            set_language(lang, LANG)
        top = parser(kinds_for(arguments))
        given = top.parse_args(arguments)
        if given.version:
            print(version_text())
            return 0
        if "run" not in given:
            top.print_help()
            return 0
        status: int = given.run(given)
        sys.stdout.flush()
        return status
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0
    except BadInput as error:
        return complain(error_text(error), 2)
    except GoldenruleError as error:
        return complain(error_text(error), 1)
    except KeyboardInterrupt:
        if sys.stdin.isatty():  # what follows begins a line of its own
            print()
        return 130
    except OSError as error:
        if not is_reader_gone(error):
            return report_unexpected(error)
        quiet_stdout()
        return 1
    except Exception as error:
        return report_unexpected(error)


def version_text() -> str:
    """The version, and whether compiled modules run."""
    from goldenrule import __build__, __version__
    from goldenrule.words.texts import Texts

    return Texts(current_language()).t(
        "version-running", version=__version__, build=__build__, command="python3 run.py native"
    )


def error_text(error: GoldenruleError) -> str:
    """An error in the language that is spoken; in English if the error is about that."""
    from goldenrule.words.texts import Texts

    try:
        return Texts(current_language()).tell(error.phrase)
    except BadInput:
        return str(error)


def complain(text: str, status: int) -> int:
    """Say in one line on standard error what is wrong; in a terminal no word is broken at its edge."""
    if sys.stderr.isatty():
        import shutil

        from goldenrule.words.columns import wrap

        text = "\n".join(wrap(text, shutil.get_terminal_size().columns))
    print(text, file=sys.stderr)
    return status


def report_unexpected(error: Exception) -> int:
    """An error that nobody foresaw: one line, and the rest in a report file."""
    from goldenrule.cli.report import in_a_line, write_report

    try:
        path = write_report(None, error)
    except BadInput as failure:
        wrong = GoldenruleError("cli-unexpected-no-report", error=in_a_line(error), failure=failure)
        return complain(error_text(wrong), 1)
    return complain(error_text(GoldenruleError("cli-unexpected", error=in_a_line(error), path=path)), 1)


def is_reader_gone(error: OSError) -> bool:
    """Does an error mean that nobody reads the output any more? Windows calls that an invalid argument."""
    if isinstance(error, BrokenPipeError):
        return True
    if error.errno != errno.EINVAL:
        return False
    try:
        sys.stdout.flush()
    except OSError as again:
        return again.errno == errno.EINVAL
    return False


def quiet_stdout() -> None:
    """The reader of the output has gone: let nothing more be written to it at exit."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
