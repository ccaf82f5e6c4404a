"""What players read about Champions: cards, prompts, options, log lines, explanations, in the language of `Texts`."""
