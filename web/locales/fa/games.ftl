### The three games and what is said of their rules. The rules themselves are in rules.ftl.

game-shatar = شاتار
game-hiashatar = هیاشاتار
game-shatranj = شطرنج کهن
about-shatar = شطرنج مغولی: مات باید با شاک سزاوار شود.
about-hiashatar = بازی بزرگ ده در ده، با پاسداران.
about-shatranj = بازی بغداد در سده‌های میانه: شاه را برهنه کن و ببر.

game-line = { $game } · { $rules }
rules-changed = { $count ->
    [one] { $preset } با { $count } قاعدهٔ دگرگون
   *[other] { $preset } با { $count } قاعدهٔ دگرگون
}
preset-rules = قواعد { $preset }
custom-rules = قواعد دلخواه
preset-about = { $text } منبع: { $source }.

rule = قاعده
its-source = منبع آن
sources = منابع
source-line = منبع: { $source }
work-line = { $tag }: { $work }
own-reading = خوانش ما: هیچ منبعی این را روشن نمی‌کند
own-reading-of = خوانش ما: { $remark }
rule-unlisted = برابر { $value } گذاشته شد.
rule-undisputed = مات بازی را پایان می‌دهد.
rule-agreed = چنان‌که برای این بازی توافق شد.
all-sources-agree = همهٔ منابع هم‌رأی‌اند
