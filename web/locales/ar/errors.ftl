### What is wrong, and notices. $token is the piece of text that cannot be understood, as it was
### written; faults begin with a small letter and have no full stop, as they stand in sentences.

## Notices

store-refused = هذا المتصفح لا يحفظ لنا شيئًا: يستمر الدور، لكن إعادة التحميل تضيّعه. انسخ الرابط أو PGN لتحفظه.
store-damaged = تعذّرت قراءة الدور المحفوظ ({ $fault }). وُضع جانبًا، وعلى الرقعة دور جديد.
bad-link = الرابط لا يؤدي إلى دور: { $fault }. دورك لم يُمسّ.
link-opened = على الرقعة دور من رابط. الدور الذي كنت تلعبه محفوظ إلى أن تغلق هذا.
language-failed = تعذّر تحميل اللغة: { $language }. تبقى الصفحة على لغتها.

## Reading a text

import-empty = لا شيء للقراءة بعد: ألصق FEN أو PGN.
import-fen = هذا FEN لا يعطي وضعًا: { $fault }.
import-pgn = في هذا PGN أخطاء: { $faults }.
import-pgn-more = { $count ->
    [zero] في هذا PGN أخطاء: { $faults }. وغيرها { $count }.
    [one] في هذا PGN أخطاء: { $faults }. وغيرها { $count }.
    [two] في هذا PGN أخطاء: { $faults }. وغيرها { $count }.
    [few] في هذا PGN أخطاء: { $faults }. وغيرها { $count }.
    [many] في هذا PGN أخطاء: { $faults }. وغيرها { $count }.
   *[other] في هذا PGN أخطاء: { $faults }. وغيرها { $count }.
}
fault-place = { $fault } (السطر { $line }، العمود { $column })
fault-line = السطر { $line }: { $fault }

## FEN

fen-too-short = في FEN القطع وصاحب النقل على الأقل
fen-too-long = لا يجوز أن يتبع FEN شيء
fen-unknown-man = «{ $token }» ليست قطعة في هذه اللعبة
fen-rank-length = الصف { $rank } («{ $token }») لا يملأ الرقعة
fen-rank-count = { $found ->
    [zero] { $found } صف لا يملأ الرقعة
    [one] صف واحد ({ $found }) لا يملأ الرقعة
    [two] صفّان ({ $found }) لا يملآن الرقعة
    [few] { $found } صفوف لا تملأ الرقعة
    [many] { $found } صفًا لا تملأ الرقعة
   *[other] { $found } صف لا تملأ الرقعة
}
fen-turn = صاحب النقل w أو b، لا «{ $token }»
fen-castling = لا تبييت في هذه الألعاب: المنتظر - والموجود «{ $token }»
fen-passed = المنتظر مربعات جرى تخطيها أو -، والموجود «{ $token }»
fen-number = المنتظر رقم، والموجود «{ $token }»
fen-extra = المنتظر سلسلة وأحصنة تحركت، مثل w=2s;h=b1، والموجود «{ $token }»

## Positions that cannot be

setup-size = { $expected ->
    [zero] للرقعة { $expected } مربع لا { $found }
    [one] للرقعة مربع واحد ({ $expected }) لا { $found }
    [two] للرقعة مربعان ({ $expected }) لا { $found }
    [few] للرقعة { $expected } مربعات لا { $found }
    [many] للرقعة { $expected } مربعًا لا { $found }
   *[other] للرقعة { $expected } مربع لا { $found }
}
setup-no-king = { $side ->
    [white] لا ملك للأبيض: ضع واحدًا
   *[black] لا ملك للأسود: ضع واحدًا
}
setup-several-kings = { $side ->
    [white] للأبيض أكثر من ملك: أبق واحدًا
   *[black] للأسود أكثر من ملك: أبق واحدًا
}
setup-last-rank = { $side ->
    [white] البيدق الأبيض على { $square } في صفه الأخير: رقّه أو أزله
   *[black] البيدق الأسود على { $square } في صفه الأخير: رقّه أو أزله
}
setup-foreign-man = لا قطعة كهذه ({ $man }) في هذه اللعبة: أزل ما على { $square }
setup-opponent-in-check = { $side ->
    [white] الأبيض تحت الكش وليس النقل له: أعط النقل للأبيض أو أزل الكش
   *[black] الأسود تحت الكش وليس النقل له: أعط النقل للأسود أو أزل الكش
}
setup-passed = لا يمكن أن يكون بيدق قد تخطى { $square } للتو: اكتب - مكان المربعات المتخطاة
setup-series = { $side ->
    [white] سلسلة الأبيض لا توافق الوضع: عليها أن تحسب الكش القائم، وألا تكون بدونه
   *[black] سلسلة الأسود لا توافق الوضع: عليها أن تحسب الكش القائم، وألا تكون بدونه
}
setup-no-horse = لا حصان على { $square }، فلم يتحرك حصان منه
setup-move-zero = تُرقَّم النقلات ابتداءً من 1

## Moves

san-fault = «{ $token }»: { $fault }
san-malformed = هذه ليست نقلة
san-castling = لا تبييت في هذه الألعاب
san-unknown-man = «{ $letter }» ليست قطعة في هذه اللعبة
san-illegal = هذه النقلة غير ممكنة هنا
san-nothing = لا شيء يؤخذ
san-ambiguous = تستطيع ذلك عدة قطع: { $moves }
san-promotion = قل ماذا يصير البيدق، كما في { $example }
uci-malformed = «{ $token }» ليست نقلة: المنتظر مربعان، كما في { $example }
uci-unknown-man = «{ $token }» ترقّي إلى «{ $letter }»، وليست قطعة في هذه اللعبة
uci-illegal = { $token } غير ممكنة هنا
game-is-over = انتهى الدور

## PGN

pgn-tag = المنتظر وسم مثل { $example }، والموجود { $token }
pgn-twice = { $token } يناقض وسمًا سابقًا بالاسم نفسه
pgn-open-comment = تعليق يبدأ هنا ولا ينتهي
pgn-token = «{ $token }» ليست نقلة
pgn-after-end = { $token } بعد نهاية الدور ({ $result }، { $end })
pgn-variant = «{ $token }» ليست { $first } ولا { $second } ولا { $third }؛ لم تُقرأ نقلاتها
pgn-fen = وسم FEN: { $fault }
pgn-parenthesis = «{ $token }» بلا نقلة أو بلا مقابل
pgn-open-variation = تفريع يبدأ هنا ولا ينتهي
pgn-result = ينبغي أن تكون النتيجة { $token } هي { $expected }
pgn-too-long = { $count ->
    [zero] قُرئ أول { $count } بايت فقط
    [one] قُرئ أول بايت فقط ({ $count })
    [two] قُرئ أول بايتين فقط ({ $count })
    [few] قُرئت أول { $count } بايتات فقط
    [many] قُرئ أول { $count } بايت فقط
   *[other] قُرئ أول { $count } بايت فقط
}
pgn-too-many = { $count ->
    [zero] قُرئت أول { $count } نقلة فقط
    [one] قُرئت أول نقلة فقط ({ $count })
    [two] قُرئت أول نقلتين فقط ({ $count })
    [few] قُرئت أول { $count } نقلات فقط
    [many] قُرئت أول { $count } نقلة فقط
   *[other] قُرئت أول { $count } نقلة فقط
}

## Rules

rules-preset = لا مجموعة قواعد «{ $token }»؛ المعروف: { $known }
rules-option = لا قاعدة «{ $token }»؛ المعروف: { $known }
rules-value = ليس للقاعدة { $option } قيمة «{ $token }»؛ المعروف: { $known }
rules-malformed = المنتظر قاعدة=قيمة، والموجود «{ $token }»

## Links

link-part = «{ $token }» لا معنى له
link-encoding = «{ $token }» مرمّز خطأً
link-no-game = لا يسمّي لعبة
link-unknown-game = لا لعبة «{ $token }»
link-fen = FEN: { $fault }
link-move = النقلة { $number }: { $fault }

## The stored game

record-version = ليس دورًا من هذا الإصدار
record-missing = لا سطر «{ $token }»
record-seat = لا أحد يلعب هكذا
record-verdict = لا ينتهي دور هكذا
record-game = لا لعبة كهذه
record-control = المنتظر رقمان
record-times = المنتظر زوج من الأوقات لكل نصف نقلة
