### Moves in words, and what the live region says. Squares are written as e4 in every language.

move-plain = { $man } { $from } إلى { $to }
move-takes = { $man } { $from } يأخذ { $taken } على { $to }
move-passing = { $man } { $from } يأخذ { $taken } بالمرور على { $to }
move-swaps = { $man } { $from } يتبادل الموضع مع { $to }
move-becomes = { $move } ويصير { $man }
move-checks = { $move }، { $checks }
move-of-side = { $side ->
    [white] الأبيض: { $move }.
   *[black] الأسود: { $move }.
}

## What happened

said-began = { $side ->
    [white] { $game }. النقل للأبيض.
   *[black] { $game }. النقل للأسود.
}
said-opened = { $plies ->
    [zero] { $game }، بعد { $plies } نصف نقلة.
    [one] { $game }، بعد نصف نقلة واحد ({ $plies }).
    [two] { $game }، بعد نصفي نقلة ({ $plies }).
    [few] { $game }، بعد { $plies } أنصاف نقلات.
    [many] { $game }، بعد { $plies } نصف نقلة.
   *[other] { $game }، بعد { $plies } نصف نقلة.
}
said-taken-back = { $side ->
    [white] جرى التراجع. النقل للأبيض.
   *[black] جرى التراجع. النقل للأسود.
}
said-start = البداية.
said-hint = تلميح: { $move }.
said-draw-refused = المحرّك لا يريد التعادل الآن.
said-end = { $title }. { $result }. { $story }
engine-failed = توقّف المحرّك مرتين ولم يعط نقلة. الدور سليم: تراجع أو حاول من جديد.
engine-replaced = توقّف المحرّك؛ شُغّل آخر وهو يفكّر في الوضع نفسه.
ask-again = حاول من جديد

## What the board says of the man in hand

aside-slowed = الحرّاس يوقفون هذه القطعة { $stops }.
aside-stop = على { $square } (حلقة الحارس على { $hia })
aside-stuck = لا نقلة ممكنة: { $man } على { $square }.
refused-horse-mate = مرفوض: هذا مات بالحصان وحده، ولا يجوز.
refused-hia-mate = مرفوض: هذا مات بحارس وحده، ولا يجوز.
refused-opening = مرفوض: النقلة الأولى مفروضة: { $moves }.
refused-check = { $king ->
    [shah] مرفوض: يصير الشاه تحت الكش.
   *[nojon] مرفوض: يصير النويون تحت الكش.
}
refused-move = { $king ->
    [shah] لا تذهب هذه القطعة إلى هناك، أو يصير الشاه تحت الكش.
   *[nojon] لا تذهب هذه القطعة إلى هناك، أو يصير النويون تحت الكش.
}

## The series of checks

series = السلسلة
series-line = { $side ->
    [white] سلسلة الأبيض: { $checks }؛ { $meaning }.
   *[black] سلسلة الأسود: { $checks }؛ { $meaning }.
}
series-earlier = { $count ->
    [zero] { $count } كشّة سابقة
    [one] كشّة سابقة واحدة ({ $count })
    [two] كشّتان سابقتان ({ $count })
    [few] { $count } كشّات سابقة
    [many] { $count } كشّة سابقة
   *[other] { $count } كشّة سابقة
}
series-free = كل مات محسوب في هذه القواعد
series-won = فيها شاك: المات الآن يفوز
series-niol = لا شاك بعد: المات الآن نيول، إلا إذا كان بشاك
series-had-shak = كان فيها شاك
series-had-none = لم يكن فيها شاك
series-none = لا سلسلة كشّات. يفوز المات إذا كان في سلسلته شاك.
series-none-shatranj = لا سلسلة كشّات. كل مات يفوز.
series-none-free = لا سلسلة كشّات. لا يحتاج المات إلى شاك في هذه القواعد.
