# When abilities trigger. $timing: when (an interrupt), would (an interrupt that prevents or replaces), after (a response).

trigger-line = { $trigger }, { $clause }
trigger-if = { $trigger }, if { $cond }

trigger-damage = { $timing ->
    [after] after { $target } { $targetform ->
        [you] take
       *[one] takes
    } damage{ $this ->
        [yes] {" "}from this attack
       *[no] { $attack ->
            [yes] {" "}from an attack
           *[no] {""}
        }
    }
   *[when] when { $target } would take damage{ $this ->
        [yes] {" "}from this attack
       *[no] { $attack ->
            [yes] {" "}from an attack
           *[no] {""}
        }
    }
}
    .target = subject
trigger-dealt-damage = { $this ->
    [yes] after this attack deals damage to { $target }
   *[no] after an attack deals damage to { $target }
}
    .target = you
trigger-hurt = { $timing ->
    [after] after { $source } attacks and damages at least one character
   *[when] when { $source } attacks and damages at least one character
}
trigger-defeat = { $timing ->
    [after] { $by ->
        [source] after { $source } { $sourceform ->
            [you] defeat
           *[one] defeats
        } { $target }
       *[anyone] after { $target } is defeated
    }
   *[when] when { $target } would be defeated
}
    .source = subject
trigger-enemy-attack = { $timing ->
    [after] after { $source } attacks{ $aimed ->
        [you] {" "}you
       *[anyone] {""}
    }
    [would] when { $source } would attack{ $aimed ->
        [you] {" "}you
       *[anyone] {""}
    }
   *[when] when { $source } attacks{ $aimed ->
        [you] {" "}you
       *[anyone] {""}
    }
}
trigger-enemy-scheme = { $timing ->
    [after] after { $source } schemes
    [would] when { $source } would scheme
   *[when] when { $source } schemes
}
trigger-attack = { $timing ->
    [after] after { $source } { $killed ->
        [yes] { $sourceform ->
            [you] attack and defeat { $target }
           *[one] attacks and defeats { $target }
        }
       *[no] { $basic ->
            [yes] { $sourceform ->
                [you] make a basic attack
               *[one] makes a basic attack
            }
           *[no] { $sourceform ->
                [you] attack { $target }
               *[one] attacks { $target }
            }
        }
    }
   *[when] when { $source } { $basic ->
        [yes] { $sourceform ->
            [you] make a basic attack
           *[one] makes a basic attack
        }
       *[no] { $sourceform ->
            [you] attack { $target }
           *[one] attacks { $target }
        }
    }
}
    .source = subject
trigger-thwart = { $timing ->
    [after] after { $source } { $basic ->
        [yes] { $sourceform ->
            [you] make a basic thwart
           *[one] makes a basic thwart
        }
       *[no] { $sourceform ->
            [you] thwart
           *[one] thwarts
        }
    }
   *[when] when { $source } { $basic ->
        [yes] { $sourceform ->
            [you] make a basic thwart
           *[one] makes a basic thwart
        }
       *[no] { $sourceform ->
            [you] thwart
           *[one] thwarts
        }
    }
}
    .source = subject
trigger-threat = { $timing ->
    [after] { $step-one ->
        [yes] after threat is placed on { $target } in step one of the villain phase
       *[no] { $this ->
            [yes] after this activation places threat on { $target }
           *[no] { $scheming ->
                [yes] after a scheming enemy places threat on { $target }
               *[no] after threat is placed on { $target }
            }
        }
    }
   *[when] { $this ->
        [yes] when this activation would place threat on { $target }
       *[no] { $step-one ->
            [yes] when threat would be placed on { $target } in step one of the villain phase
           *[no] { $scheming ->
                [yes] when a scheming enemy would place threat on { $target }
               *[no] when any amount of threat would be placed on { $target }
            }
        }
    }
}
trigger-reveal = { $timing ->
    [after] after { $by ->
        [you] you reveal { $target }{ $deck ->
            [yes] {" "}from the encounter deck
           *[no] {""}
        }
       *[anyone] { $deck ->
            [yes] { $target } from the encounter deck is revealed
           *[no] { $target } is revealed
        }
    }
   *[when] when { $by ->
        [you] you reveal { $target }{ $deck ->
            [yes] {" "}from the encounter deck
           *[no] {""}
        }
       *[anyone] { $deck ->
            [yes] any player reveals { $target } from the encounter deck
           *[no] any player reveals { $target }
        }
    }
}
trigger-enter = { $timing ->
    [after] { $hand ->
        [yes] after you play { $target } from your hand
       *[no] after { $target } enters play
    }
   *[when] { $hand ->
        [yes] when you play { $target } from your hand
       *[no] when { $target } enters play
    }
}
trigger-play = { $timing ->
    [after] { $by ->
        [you] after you play { $target }
       *[anyone] after { $target } is played
    }
   *[when] { $by ->
        [you] when you play { $target }
       *[anyone] when { $target } is played
    }
}
trigger-form = { $timing ->
    [after] after you change { $form ->
        [hero] to hero form
        [alter-ego] to alter-ego form
       *[any] form
    }
   *[when] when you change { $form ->
        [hero] to hero form
        [alter-ego] to alter-ego form
       *[any] form
    }
}
trigger-defend = { $timing ->
    [after] after { $target } { $targetform ->
        [you] defend
       *[one] defends
    } against { $source }
   *[when] when { $target } { $targetform ->
        [you] defend
       *[one] defends
    } against { $source }
}
    .target = subject
