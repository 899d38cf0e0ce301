### Moves in words, and what the live region says. Squares are written as e4 in every language.

move-plain = { $man } { $from } به { $to }
move-takes = { $man } { $from }، { $taken } را در { $to } می‌زند
move-passing = { $man } { $from }، { $taken } را در گذر می‌زند، در { $to }
move-swaps = { $man } { $from } با { $to } جا عوض می‌کند
move-becomes = { $move } و می‌شود { $man }
move-checks = { $move }، { $checks }
move-of-side = { $side ->
    [white] سفید: { $move }.
   *[black] سیاه: { $move }.
}

## What happened

said-began = { $side ->
    [white] { $game }. نوبت سفید.
   *[black] { $game }. نوبت سیاه.
}
said-opened = { $plies ->
    [one] { $game }، پس از { $plies } نیم‌حرکت.
   *[other] { $game }، پس از { $plies } نیم‌حرکت.
}
said-taken-back = { $side ->
    [white] پس گرفته شد. نوبت سفید.
   *[black] پس گرفته شد. نوبت سیاه.
}
said-start = آغاز.
said-hint = راهنمایی: { $move }.
said-draw-refused = موتور اکنون تساوی نمی‌خواهد.
said-end = { $title }. { $result }. { $story }
engine-failed = موتور دو بار ایستاد و حرکتی نداد. بازی سالم است: حرکت را پس بگیرید یا دوباره بکوشید.
engine-replaced = موتور ایستاد؛ موتور دیگری به راه افتاد و به همان وضعیت فکر می‌کند.
ask-again = دوباره بکوش

## What the board says of the man in hand

aside-slowed = پاسداران این مهره را نگه می‌دارند { $stops }.
aside-stop = در { $square } (حلقهٔ خیای { $hia })
aside-stuck = حرکت مجازی نیست: { $man } در { $square }.
refused-horse-mate = نمی‌شود: این مات تنها با اسب است و مجاز نیست.
refused-hia-mate = نمی‌شود: این مات تنها با پاسدار است و مجاز نیست.
refused-opening = نمی‌شود: حرکت نخست معین است: { $moves }.
refused-check = { $king ->
    [shah] نمی‌شود: شاه در کیش می‌ماند.
   *[nojon] نمی‌شود: نویان در کیش می‌ماند.
}
refused-move = { $king ->
    [shah] این مهره آنجا نمی‌رود، یا شاه در کیش می‌ماند.
   *[nojon] این مهره آنجا نمی‌رود، یا نویان در کیش می‌ماند.
}

## The series of checks

series = زنجیره
series-line = { $side ->
    [white] زنجیرهٔ سفید: { $checks }؛ { $meaning }.
   *[black] زنجیرهٔ سیاه: { $checks }؛ { $meaning }.
}
series-earlier = { $count ->
    [one] { $count } کیش پیشین
   *[other] { $count } کیش پیشین
}
series-free = در این قواعد هر ماتی به شمار می‌آید
series-won = شاک در آن هست: مات اکنون می‌برد
series-niol = هنوز شاک نیست: مات اکنون نیول است، مگر با شاک باشد
series-had-shak = شاک در آن بود
series-had-none = شاک در آن نبود
series-none = زنجیرهٔ کیشی نیست. مات می‌برد اگر در زنجیره‌اش شاک باشد.
series-none-shatranj = زنجیرهٔ کیشی نیست. هر ماتی می‌برد.
series-none-free = زنجیرهٔ کیشی نیست. در این قواعد مات شاک نمی‌خواهد.
