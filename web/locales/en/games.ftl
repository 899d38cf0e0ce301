### The three games and what is said of their rules. The rules themselves are in rules.ftl.

game-shatar = Shatar
game-hiashatar = Hiashatar
game-shatranj = Shatranj
about-shatar = Mongolian chess: a mate must be earned by a shak.
about-hiashatar = The great game on ten by ten, with bodyguards.
about-shatranj = The medieval game of Baghdad: bare the Shah and win.

# $rules is a preset's name, or the next message.
game-line = { $game } · { $rules }
rules-changed = { $count ->
    [one] { $preset } with { $count } rule changed
   *[other] { $preset } with { $count } rules changed
}
# Under the name of the game at the head of the page. $preset is a preset's name.
preset-rules = { $preset } rules
custom-rules = custom rules
preset-about = { $text } Source: { $source }.

rule = The rule
its-source = Its source
sources = The sources
source-line = Source: { $source }
# $tag is the short name of a source, $work what it is.
work-line = { $tag }: { $work }
own-reading = Our reading: no source settles this
# $remark is a remark of rules.ftl, as "for study".
own-reading-of = Our reading: { $remark }
# A value that no source names, as a number of plies.
rule-unlisted = Set to { $value }.
rule-undisputed = A mate ends the game.
rule-agreed = As agreed for this game.
all-sources-agree = All sources agree
