### The keyboard: what the board answers to keys, moves that are typed, and the list of keys.
### The live region says the answers, so they are heard and not seen: short, the main thing first.

## Answers

# $man is a man with its side, $square its square.
man-on-square = { $man } { $square }
no-man-here = { $square } خالية.
# $rank is a number.
no-such-rank = لا يوجد صف { $rank }.
no-such-file = لا يوجد عمود { $file }.
# $man is a man's name.
no-such-man = لا قطعة من هذا النوع على الرقعة: { $man }.
# $man is one of man-on-square, $moves a list of squares and of reach-takes.
moves-of = { $man }: { $moves }.
# The man of the side that is not to move.
moves-of-other = { $man }، لو كان الدور له: { $moves }.
moves-of-none = لا نقلة ممكنة: { $man }.
reach-takes = يأخذ { $taken } { $square }
reach-swaps = يتبادل الموضع مع { $square }
reach-becomes = { $move }، ويصير قطعة أخرى
# $square is the square where a man must stop, $hia the square of the bodyguard.
moves-stop = يوقفه على { $square } الحارس على { $hia }.

# $men is a list.
near-white = يبلغها الأبيض: { $men }.
near-black = يبلغها الأسود: { $men }.
near-nobody = لا أحد يبلغها.
# $lines is a list of the next two messages. $man is man-on-square.
near-lines = على خطوطها: { $lines }.
near-lines-none = خطوطها خالية.
near-line = { $towards } { $man }
near-line-next = { $towards }، بجوارها، { $man }
near-ring = في حلقة: { $men }.
towards-up = إلى أعلى
towards-up-right = إلى أعلى اليمين
towards-right = إلى اليمين
towards-down-right = إلى أسفل اليمين
towards-down = إلى أسفل
towards-down-left = إلى أسفل اليسار
towards-left = إلى اليسار
towards-up-left = إلى أعلى اليسار

# $men is a list, as: nojon e1, camel c1.
men-white = الأبيض: { $men }.
men-black = الأسود: { $men }.

last-move-none = لا نقلات بعد.
# $move is a sentence of its own.
last-capture = نصف النقلة { $ply }. { $move }
last-capture-none = لم يؤخذ شيء.

# $white and $black are times in words.
clocks = الأبيض { $white }. الأسود { $black }.
clocks-none = لا ساعة لهذا الدور.

picked = { $count ->
    [zero] اختير { $man }، بلا نقلات ({ $count }).
    [one] اختير { $man }، نقلة واحدة ({ $count }).
    [two] اختير { $man }، نقلتان ({ $count }).
    [few] اختير { $man }، { $count } نقلات.
    [many] اختير { $man }، { $count } نقلة.
   *[other] اختير { $man }، { $count } نقلة.
}
laid-down = لا شيء مختار.

## The engine's opinion

judging = المحرّك يفكّر.
judging-busy = المحرّك يفكّر في نقلته.
judging-over = انتهى الدور هنا.
judging-none = المحرّك لا يجيب.
judged-level = الدور متعادل.
judged-slight = { $side ->
    [white] الأبيض أفضل قليلًا، بالأولاد نحو { $children }.
   *[black] الأسود أفضل قليلًا، بالأولاد نحو { $children }.
}
judged-better = { $side ->
    [white] الأبيض أفضل، بالأولاد نحو { $children }.
   *[black] الأسود أفضل، بالأولاد نحو { $children }.
}
judged-much = { $side ->
    [white] الأبيض أفضل كثيرًا، بالأولاد نحو { $children }.
   *[black] الأسود أفضل كثيرًا، بالأولاد نحو { $children }.
}
judged-won = { $side ->
    [white] الأبيض في طريقه إلى الفوز، بالأولاد نحو { $children }.
   *[black] الأسود في طريقه إلى الفوز، بالأولاد نحو { $children }.
}
judged-forced = { $side ->
    [white] { $moves ->
        [zero] الأبيض يفوز حتمًا ({ $moves }).
        [one] الأبيض يفوز حتمًا بالنقلة التالية ({ $moves }).
        [two] الأبيض يفوز حتمًا في نقلتين ({ $moves }).
        [few] الأبيض يفوز حتمًا في { $moves } نقلات.
        [many] الأبيض يفوز حتمًا في { $moves } نقلة.
       *[other] الأبيض يفوز حتمًا في { $moves } نقلة.
    }
   *[black] { $moves ->
        [zero] الأسود يفوز حتمًا ({ $moves }).
        [one] الأسود يفوز حتمًا بالنقلة التالية ({ $moves }).
        [two] الأسود يفوز حتمًا في نقلتين ({ $moves }).
        [few] الأسود يفوز حتمًا في { $moves } نقلات.
        [many] الأسود يفوز حتمًا في { $moves } نقلة.
       *[other] الأسود يفوز حتمًا في { $moves } نقلة.
    }
}
# $move is a move in words.
judged-move = أفضل نقلة: { $move }.

## Moves that are typed

typed-label = اكتب نقلة
typed-hint = d4, g1f3
typed-play = انقل
typed-empty = اكتب نقلة أولًا، مثل d4 أو g1f3.
typed-not-understood = هذه ليست نقلة. اكتبها مثل d4 أو g1f3.
typed-castling = لا تبييت في هذه الألعاب.
typed-unknown-man = «{ $letter }» ليست قطعة في هذه اللعبة.
typed-no-such-man = ليس لصاحب الدور قطعة مناسبة: { $man }.
typed-nothing-there = لا قطعة لصاحب الدور على { $square }.
typed-nothing-to-take = لا شيء يؤخذ على { $square }.
# $moves is a list of moves.
typed-ambiguous = تستطيع ذلك عدّة قطع: { $moves }.
# $men is a list of letters.
typed-promotion = قل ماذا يصير، بحرفه: { $men }.
typed-none-reaches = لا قطعة من هذا النوع تبلغ { $square }: { $man }.
typed-over = انتهى الدور.
typed-engine = الدور للمحرّك.
refused-exposed = { $king ->
    [shah] هذه القطعة مربوطة: يصير الشاه تحت الكش.
   *[nojon] هذه القطعة مربوطة: يصير النويون تحت الكش.
}
refused-own-man = تقف هناك قطعة من الجانب نفسه.

## The list of keys

keys = المفاتيح
keys-about = تعمل هذه المفاتيح حين يكون التركيز على مربّع من الرقعة، ولا تعمل في غير ذلك.
keys-walk = التنقّل على الرقعة
keys-men = إلى القطعة التالية
keys-ask = السؤال
keys-more = على لوحة مفاتيح بكتابة أخرى اضغط موضع الحرف اللاتيني. حرف القطعة مقدّم على حرف الأمر.
key-arrows = الأسهم
key-arrows-what = مربّع واحد
key-home-end = Home وEnd
key-home-end-what = إلى طرفي الصف
key-pages = Page Up وPage Down
key-pages-what = إلى طرفي العمود
key-corners = Ctrl مع Home أو End
key-corners-what = إلى الأركان
key-digits = الأرقام
key-digits-what = إلى صف؛ 0 هو العاشر
key-shift-digits = Shift مع رقم
key-shift-digits-what = إلى عمود
key-enter = Enter أو المسافة
key-enter-what = رفع قطعة أو نقلها
key-escape = Escape
key-escape-what = وضعها
key-shift = Shift مع حرف
key-shift-what = إلى القطعة السابقة
command-square = المربّع وقطعته
command-moves = نقلات القطعة
command-near = من يبلغ المربّع وما على خطوطه
command-men = كل القطع
command-last-move = آخر نقلة
command-last-capture = آخر أخذ
command-series = سلسلة الكشّات
command-clocks = الساعتان
command-evaluation = قيمة الوضع
command-best-move = أفضل نقلة
command-type-move = اكتب نقلة
command-help = هذه القائمة
single-keys = الحروف والأرقام مفاتيح على الرقعة
