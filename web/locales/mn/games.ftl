### The three games and what is said of their rules. The rules themselves are in rules.ftl.

game-shatar = Шатар
game-hiashatar = Хиа шатар
game-shatranj = Шатранж
about-shatar = Монгол шатар: мадыг шагаар олох ёстой.
about-hiashatar = Арав арван нүдтэй, хиатай их шатар.
about-shatranj = Багдадын дундад зууны тоглоом: шахыг нүцгэлээд хож.

game-line = { $game } · { $rules }
rules-changed = { $count ->
    [one] { $preset }, { $count } дүрэм өөрчилсөн
   *[other] { $preset }, { $count } дүрэм өөрчилсөн
}
preset-rules = дүрэм: { $preset }
custom-rules = өөрийн дүрэм
preset-about = { $text } Эх сурвалж: { $source }.

rule = Дүрэм
its-source = Эх сурвалж нь
sources = Эх сурвалжууд
source-line = Эх сурвалж: { $source }
work-line = { $tag }: { $work }
own-reading = Бидний тайлбар: эх сурвалж шийдээгүй
own-reading-of = Бидний тайлбар: { $remark }
rule-unlisted = Тохируулсан нь: { $value }.
rule-undisputed = Мад өргийг дуусгана.
rule-agreed = Энэ өрөгт тохирсноор.
all-sources-agree = Бүх эх сурвалж санал нэг
