### The keyboard: what the board answers to keys, moves that are typed, and the list of keys.
### The live region says the answers, so they are heard and not seen: short, the main thing first.

## Answers

# $man is a man with its side, $square its square.
man-on-square = { $man } { $square }
no-man-here = { $square } خالی است.
# $rank is a number.
no-such-rank = ردیف { $rank } نیست.
no-such-file = ستون { $file } نیست.
# $man is a man's name.
no-such-man = چنین مهره‌ای روی صفحه نیست: { $man }.
# $man is one of man-on-square, $moves a list of squares and of reach-takes.
moves-of = { $man }: { $moves }.
# The man of the side that is not to move.
moves-of-other = { $man }، اگر نوبتش بود: { $moves }.
moves-of-none = حرکت مجازی نیست: { $man }.
reach-takes = { $taken } را در { $square } می‌زند
reach-swaps = با { $square } جا عوض می‌کند
reach-becomes = { $move }، و مهرهٔ دیگری می‌شود
# $square is the square where a man must stop, $hia the square of the bodyguard.
moves-stop = در { $square } خیای { $hia } آن را نگه می‌دارد.

# $men is a list.
near-white = سفید به آن می‌رسد: { $men }.
near-black = سیاه به آن می‌رسد: { $men }.
near-nobody = هیچ‌کس به آن نمی‌رسد.
# $lines is a list of the next two messages. $man is man-on-square.
near-lines = در خط‌هایش: { $lines }.
near-lines-none = خط‌هایش خالی است.
near-line = { $towards } { $man }
near-line-next = { $towards }، در کنارش، { $man }
near-ring = در حلقهٔ: { $men }.
towards-up = بالا
towards-up-right = بالا راست
towards-right = راست
towards-down-right = پایین راست
towards-down = پایین
towards-down-left = پایین چپ
towards-left = چپ
towards-up-left = بالا چپ

# $men is a list, as: nojon e1, camel c1.
men-white = سفید: { $men }.
men-black = سیاه: { $men }.

last-move-none = هنوز حرکتی نیست.
# $move is a sentence of its own.
last-capture = نیم‌حرکت { $ply }. { $move }
last-capture-none = چیزی زده نشده است.

# $white and $black are times in words.
clocks = سفید { $white }. سیاه { $black }.
clocks-none = این بازی ساعت ندارد.

picked = { $count ->
    [one] { $man } برگزیده شد، { $count } حرکت.
   *[other] { $man } برگزیده شد، { $count } حرکت.
}
laid-down = چیزی برگزیده نیست.

## The engine's opinion

judging = موتور فکر می‌کند.
judging-busy = موتور به حرکت خود فکر می‌کند.
judging-over = بازی اینجا پایان یافته است.
judging-none = موتور پاسخی نمی‌دهد.
judged-level = بازی برابر است.
judged-slight = { $side ->
    [white] سفید کمی بهتر است، به اندازهٔ { $children } کودک.
   *[black] سیاه کمی بهتر است، به اندازهٔ { $children } کودک.
}
judged-better = { $side ->
    [white] سفید بهتر است، به اندازهٔ { $children } کودک.
   *[black] سیاه بهتر است، به اندازهٔ { $children } کودک.
}
judged-much = { $side ->
    [white] سفید بسیار بهتر است، به اندازهٔ { $children } کودک.
   *[black] سیاه بسیار بهتر است، به اندازهٔ { $children } کودک.
}
judged-won = { $side ->
    [white] سفید برنده است، به اندازهٔ { $children } کودک.
   *[black] سیاه برنده است، به اندازهٔ { $children } کودک.
}
judged-forced = { $side ->
    [white] { $moves ->
        [one] سفید ناگزیر در حرکت بعد می‌برد.
       *[other] سفید ناگزیر در { $moves } حرکت می‌برد.
    }
   *[black] { $moves ->
        [one] سیاه ناگزیر در حرکت بعد می‌برد.
       *[other] سیاه ناگزیر در { $moves } حرکت می‌برد.
    }
}
# $move is a move in words.
judged-move = بهترین حرکت: { $move }.

## Moves that are typed

typed-label = حرکت را بنویسید
typed-hint = d4, g1f3
typed-play = بازی کن
typed-empty = نخست حرکتی بنویسید، مانند d4 یا g1f3.
typed-not-understood = این حرکت نیست. بنویسید مانند d4 یا g1f3.
typed-castling = در این بازی‌ها قلعه نیست.
typed-unknown-man = «{ $letter }» مهرهٔ این بازی نیست.
typed-no-such-man = طرفی که نوبت اوست چنین مهره‌ای ندارد: { $man }.
typed-nothing-there = در { $square } مهره‌ای از طرفی که نوبت اوست نیست.
typed-nothing-to-take = در { $square } چیزی برای زدن نیست.
# $moves is a list of moves.
typed-ambiguous = چند مهره می‌توانند: { $moves }.
# $men is a list of letters.
typed-promotion = با حرفش بگویید چه می‌شود: { $men }.
typed-none-reaches = هیچ مهره‌ای از این گونه به { $square } نمی‌رسد: { $man }.
typed-over = بازی پایان یافته است.
typed-engine = نوبت موتور است.
refused-exposed = { $king ->
    [shah] این مهره آچمز است: شاه در کیش می‌ماند.
   *[nojon] این مهره آچمز است: نویان در کیش می‌ماند.
}
refused-own-man = مهره‌ای از همان طرف آنجاست.

## The list of keys

keys = کلیدها
keys-about = این کلیدها تنها هنگامی کار می‌کنند که تمرکز روی خانه‌ای از صفحه است.
keys-walk = رفتن روی صفحه
keys-men = به مهرهٔ بعد
keys-ask = پرسیدن
keys-more = در صفحه‌کلید با خطی دیگر، کلید جای حرف لاتین را بزنید. حرف مهره بر حرف فرمان مقدم است.
key-arrows = پیکان‌ها
key-arrows-what = یک خانه
key-home-end = Home و End
key-home-end-what = به دو سر ردیف
key-pages = Page Up و Page Down
key-pages-what = به دو سر ستون
key-corners = Ctrl با Home یا End
key-corners-what = به گوشه‌ها
key-digits = رقم‌ها
key-digits-what = به یک ردیف؛ 0 دهمین است
key-shift-digits = Shift با یک رقم
key-shift-digits-what = به یک ستون
key-enter = Enter یا فاصله
key-enter-what = برداشتن مهره، یا بردن آن
key-escape = Escape
key-escape-what = گذاشتن آن
key-shift = Shift با یک حرف
key-shift-what = به مهرهٔ پیشین
command-square = خانه و مهره‌اش
command-moves = حرکت‌های مهره
command-near = چه کسی به خانه می‌رسد و در خط‌هایش چیست
command-men = همهٔ مهره‌ها
command-last-move = آخرین حرکت
command-last-capture = آخرین زدن
command-series = زنجیرهٔ کیش‌ها
command-clocks = ساعت‌ها
command-evaluation = ارزش وضعیت
command-best-move = بهترین حرکت
command-type-move = حرکت را بنویسید
command-help = همین فهرست
single-keys = حرف‌ها و رقم‌ها کلیدهای صفحه‌اند
