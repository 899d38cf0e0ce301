### The three games and what is said of their rules. The rules themselves are in rules.ftl.

game-shatar = Шатар
game-hiashatar = Хиашатар
game-shatranj = Шатрандж
about-shatar = Монгольские шахматы: мат надо заслужить шаком.
about-hiashatar = Большая игра на доске десять на десять, с телохранителями.
about-shatranj = Средневековая игра Багдада: оголи шаха и победи.

game-line = { $game } · { $rules }
rules-changed = { $count ->
    [one] { $preset }, изменено { $count } правило
    [few] { $preset }, изменено { $count } правила
    [many] { $preset }, изменено { $count } правил
   *[other] { $preset }, изменено { $count } правила
}
preset-rules = правила: { $preset }
custom-rules = свои правила
preset-about = { $text } Источник: { $source }.

rule = Правило
its-source = Его источник
sources = Источники
source-line = Источник: { $source }
work-line = { $tag }: { $work }
own-reading = Наше прочтение: источники этого не решают
own-reading-of = Наше прочтение: { $remark }
rule-unlisted = Задано: { $value }.
rule-undisputed = Мат завершает партию.
rule-agreed = Как условлено для этой партии.
all-sources-agree = Все источники согласны
