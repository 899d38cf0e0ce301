### The three games and what is said of their rules. The rules themselves are in rules.ftl.

game-shatar = Shatar
game-hiashatar = Hiashatar
game-shatranj = Shatranj
about-shatar = Les échecs mongols : un mat doit se mériter par un chak.
about-hiashatar = Le grand jeu sur dix par dix, avec gardes du corps.
about-shatranj = Le jeu médiéval de Bagdad : dépouillez le shah et gagnez.

game-line = { $game } · { $rules }
rules-changed = { $count ->
    [one] { $preset }, { $count } règle changée
    [many] { $preset }, { $count } règles changées
   *[other] { $preset }, { $count } règles changées
}
preset-rules = règles { $preset }
custom-rules = règles au choix
preset-about = { $text } Source : { $source }.

rule = La règle
its-source = Sa source
sources = Les sources
source-line = Source : { $source }
work-line = { $tag } : { $work }
own-reading = Notre lecture : aucune source ne tranche
own-reading-of = Notre lecture : { $remark }
rule-unlisted = Réglé sur { $value }.
rule-undisputed = Un mat termine la partie.
rule-agreed = Comme convenu pour cette partie.
all-sources-agree = Toutes les sources s’accordent
