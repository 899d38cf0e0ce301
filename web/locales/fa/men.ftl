### Men, sides and checks. What the attributes mean: ../en/men.ftl.

## The men of Shatar and Hiashatar

man-nojon = نویان
    .letter = ن
man-bers = برس
    .letter = ب
man-tereg = گردونه
    .letter = گ
man-temee = شتر
    .letter = ش
man-mori = اسب
    .letter = ا
man-hia = خیا
    .letter = خ
man-khuu = کودک

## The men of Shatranj

man-shah = شاه
    .letter = ش
man-firzan = فرزین
    .letter = ف
man-rukh = رخ
    .letter = ر
man-fil = پیل
    .letter = پ
man-faras = اسب
    .letter = ا
man-baidaq = پیاده
man-unknown = مهره

## The checks

check-hia = خیا
check-horse = کیش اسب
check-nojon = نویان
check-shak = شاک
check-tsod = تسود
check-tuk = توک
check-and = { $first } و { $second }
check-called = { $check }!

## The board, for screen readers

board-of = صفحهٔ { $game }
man-of-side = { $side ->
    [white] { $man } سفید
   *[black] { $man } سیاه
}
label-in-check = در کیش
label-checker = کیش می‌دهد
label-selected = برگزیده
label-move = می‌تواند به اینجا برود
label-capture = می‌تواند بزند
label-swap = می‌تواند جا عوض کند
label-stopped = خیای { $square } آن را نگه می‌دارد
label-last-from = آخرین حرکت از اینجا
label-last-to = آخرین حرکت
label-hint = راهنمایی
promote-to = ترفیع به

## Lists

list-comma = ،{ " " }
list-semicolon = ؛{ " " }
list-or = { $first } یا { $second }
