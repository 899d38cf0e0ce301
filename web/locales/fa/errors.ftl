### What is wrong, and notices. $token is the piece of text that cannot be understood, as it was
### written; faults begin with a small letter and have no full stop, as they stand in sentences.

## Notices

store-refused = این مرورگر چیزی برای ما نگه نمی‌دارد: بازی ادامه دارد، ولی با بارگذاری دوباره از دست می‌رود. پیوند یا PGN را رونوشت کنید.
store-damaged = بازی نگه‌داشته خوانده نشد ({ $fault }). کنار گذاشته شد و بازی تازه‌ای روی صفحه است.
bad-link = پیوند به بازی نمی‌رسد: { $fault }. بازی خودتان دست نخورده است.
link-opened = بازی یک پیوند روی صفحه است. بازی خودتان تا بستن این نگه داشته می‌شود.
language-failed = زبان بار نشد: { $language }. صفحه به زبان پیشین می‌ماند.

## Reading a text

import-empty = هنوز چیزی برای خواندن نیست: FEN یا PGN را بچسبانید.
import-fen = این FEN وضعیتی نمی‌دهد: { $fault }.
import-pgn = این PGN خطا دارد: { $faults }.
import-pgn-more = { $count ->
    [one] این PGN خطا دارد: { $faults }. و { $count } دیگر.
   *[other] این PGN خطا دارد: { $faults }. و { $count } دیگر.
}
fault-place = { $fault } (سطر { $line }، ستون { $column })
fault-line = سطر { $line }: { $fault }

## FEN

fen-too-short = ‏FEN دست‌کم مهره‌ها و نوبت را دارد
fen-too-long = پس از FEN چیزی نباید بیاید
fen-unknown-man = «{ $token }» مهرهٔ این بازی نیست
fen-rank-length = ردیف { $rank } («{ $token }») صفحه را پر نمی‌کند
fen-rank-count = { $found ->
    [one] { $found } ردیف صفحه را پر نمی‌کند
   *[other] { $found } ردیف صفحه را پر نمی‌کند
}
fen-turn = نوبت w یا b است، نه «{ $token }»
fen-castling = در این بازی‌ها قلعه نیست: - لازم است، «{ $token }» آمده
fen-passed = خانه‌های گذشته یا - لازم است، «{ $token }» آمده
fen-number = عدد لازم است، «{ $token }» آمده
fen-extra = زنجیره و اسب‌های حرکت‌کرده لازم است، مانند w=2s;h=b1، «{ $token }» آمده

## Positions that cannot be

setup-size = { $expected ->
    [one] صفحه { $expected } خانه دارد، نه { $found }
   *[other] صفحه { $expected } خانه دارد، نه { $found }
}
setup-no-king = { $side ->
    [white] سفید شاه ندارد: یکی بگذارید
   *[black] سیاه شاه ندارد: یکی بگذارید
}
setup-several-kings = { $side ->
    [white] سفید بیش از یک شاه دارد: یکی بماند
   *[black] سیاه بیش از یک شاه دارد: یکی بماند
}
setup-last-rank = { $side ->
    [white] پیادهٔ سفید { $square } در ردیف آخر است: ترفیعش دهید یا بردارید
   *[black] پیادهٔ سیاه { $square } در ردیف آخر است: ترفیعش دهید یا بردارید
}
setup-foreign-man = این بازی چنین مهره‌ای ({ $man }) ندارد: مهرهٔ { $square } را بردارید
setup-opponent-in-check = { $side ->
    [white] سفید در کیش است و نوبت ندارد: نوبت را به سفید دهید یا کیش را بردارید
   *[black] سیاه در کیش است و نوبت ندارد: نوبت را به سیاه دهید یا کیش را بردارید
}
setup-passed = هیچ پیاده‌ای نمی‌تواند هم‌اکنون از { $square } گذشته باشد: به جای خانه‌های گذشته - بنویسید
setup-series = { $side ->
    [white] زنجیرهٔ سفید با وضعیت نمی‌خواند: باید کیش کنونی را بشمارد و بی آن نباشد
   *[black] زنجیرهٔ سیاه با وضعیت نمی‌خواند: باید کیش کنونی را بشمارد و بی آن نباشد
}
setup-no-horse = در { $square } اسبی نیست، پس اسبی از آنجا حرکت نکرده
setup-move-zero = حرکت‌ها از 1 شماره می‌گیرند

## Moves

san-fault = «{ $token }»: { $fault }
san-malformed = این حرکت نیست
san-castling = در این بازی‌ها قلعه نیست
san-unknown-man = «{ $letter }» مهرهٔ این بازی نیست
san-illegal = این حرکت اینجا مجاز نیست
san-nothing = چیزی برای زدن نیست
san-ambiguous = چند مهره می‌توانند: { $moves }
san-promotion = بگویید پیاده چه می‌شود، مانند { $example }
uci-malformed = «{ $token }» حرکت نیست: دو خانه لازم است، مانند { $example }
uci-unknown-man = «{ $token }» به «{ $letter }» ترفیع می‌دهد که مهرهٔ این بازی نیست
uci-illegal = { $token } اینجا مجاز نیست
game-is-over = بازی تمام شده است

## PGN

pgn-tag = برچسبی مانند { $example } لازم است، { $token } آمده
pgn-twice = { $token } با برچسب پیشین هم‌نام نمی‌خواند
pgn-open-comment = توضیحی که اینجا آغاز می‌شود پایان ندارد
pgn-token = «{ $token }» حرکت نیست
pgn-after-end = { $token } پس از پایان بازی آمده ({ $result }، { $end })
pgn-variant = «{ $token }» نه { $first } است، نه { $second } و نه { $third }؛ حرکت‌هایش خوانده نشد
pgn-fen = برچسب FEN: { $fault }
pgn-parenthesis = «{ $token }» بی حرکت یا بی جفت است
pgn-open-variation = شاخه‌ای که اینجا آغاز می‌شود پایان ندارد
pgn-result = نتیجهٔ { $token } باید { $expected } باشد
pgn-too-long = { $count ->
    [one] تنها { $count } بایت نخست خوانده شد
   *[other] تنها { $count } بایت نخست خوانده شد
}
pgn-too-many = { $count ->
    [one] تنها { $count } حرکت نخست خوانده شد
   *[other] تنها { $count } حرکت نخست خوانده شد
}

## Rules

rules-preset = دستهٔ قواعد «{ $token }» نیست؛ شناخته‌ها: { $known }
rules-option = قاعدهٔ «{ $token }» نیست؛ شناخته‌ها: { $known }
rules-value = قاعدهٔ { $option } مقدار «{ $token }» ندارد؛ شناخته‌ها: { $known }
rules-malformed = قاعده=مقدار لازم است، «{ $token }» آمده

## Links

link-part = «{ $token }» معنایی ندارد
link-encoding = «{ $token }» نادرست رمز شده است
link-no-game = بازی را نام نمی‌برد
link-unknown-game = بازی «{ $token }» نیست
link-fen = FEN: { $fault }
link-move = حرکت { $number }: { $fault }

## The stored game

record-version = بازی این نسخه نیست
record-missing = سطر «{ $token }» نیست
record-seat = کسی چنین بازی نمی‌کند
record-verdict = بازی چنین پایان نمی‌یابد
record-game = چنین بازی‌ای نیست
record-control = دو عدد لازم است
record-times = برای هر نیم‌حرکت یک جفت زمان لازم است
