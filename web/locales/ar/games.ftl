### The three games and what is said of their rules. The rules themselves are in rules.ftl.

game-shatar = شطار
game-hiashatar = هيا شطار
game-shatranj = الشطرنج القديم
about-shatar = الشطرنج المنغولي: لا بدّ للمات من شاك يستحقّه.
about-hiashatar = اللعبة الكبرى على عشرة في عشرة، وفيها حرّاس.
about-shatranj = لعبة بغداد في العصور الوسطى: عرِّ الشاه تفز.

game-line = { $game } · { $rules }
rules-changed = { $count ->
    [zero] { $preset }، { $count } قاعدة مغيّرة
    [one] { $preset }، قاعدة واحدة مغيّرة ({ $count })
    [two] { $preset }، قاعدتان مغيّرتان ({ $count })
    [few] { $preset }، { $count } قواعد مغيّرة
    [many] { $preset }، { $count } قاعدة مغيّرة
   *[other] { $preset }، { $count } قاعدة مغيّرة
}
preset-rules = قواعد { $preset }
custom-rules = قواعد من اختيارك
preset-about = { $text } المصدر: { $source }.

rule = القاعدة
its-source = مصدرها
sources = المصادر
source-line = المصدر: { $source }
work-line = { $tag }: { $work }
own-reading = قراءتنا: لا مصدر يحسم هذا
own-reading-of = قراءتنا: { $remark }
rule-unlisted = ضُبط على { $value }.
rule-undisputed = المات ينهي الدور.
rule-agreed = كما اتُّفق عليه لهذا الدور.
all-sources-agree = كل المصادر متفقة
