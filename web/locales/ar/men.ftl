### Men, sides and checks. What the attributes mean: ../en/men.ftl.

## The men of Shatar and Hiashatar

man-nojon = نويون
    .letter = ن
man-bers = برس
    .letter = ب
    .become = برسًا
man-tereg = عربة
    .letter = ع
man-temee = جمل
    .letter = ج
    .become = جملًا
man-mori = حصان
    .letter = ح
    .become = حصانًا
man-hia = خيا
    .letter = خ
man-khuu = ولد

## The men of Shatranj

man-shah = شاه
    .letter = ش
man-firzan = فرزان
    .letter = ز
    .become = فرزانًا
man-rukh = رخ
    .letter = ر
man-fil = فيل
    .letter = ف
man-faras = فرس
    .letter = س
man-baidaq = بيدق
man-unknown = قطعة

## The checks

check-hia = خيا
check-horse = كش الحصان
check-nojon = نويون
check-shak = شاك
check-tsod = تسود
check-tuk = توك
check-and = { $first } و{ $second }
check-called = { $check }!

## The board, for screen readers

board-of = رقعة { $game }
man-of-side = { $side ->
    [white] { $man } أبيض
   *[black] { $man } أسود
}
label-in-check = تحت الكش
label-checker = يعطي كشًا
label-selected = مختار
label-move = يمكن الانتقال إلى هنا
label-capture = يمكن الأخذ
label-swap = يمكن تبادل الموضع
label-stopped = يوقفه الحارس على { $square }
label-last-from = آخر نقلة من هنا
label-last-to = آخر نقلة
label-hint = تلميح
promote-to = الترقية إلى

## Lists

list-comma = ،{ " " }
list-semicolon = ؛{ " " }
list-or = { $first } أو { $second }
