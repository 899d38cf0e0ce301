### The page itself: title, buttons, headings, forms.

page-title = شاتار: شطرنج مغولی
page-description = شاتار، هیاشاتار و شطرنج کهن، در برابر موتور یا یک دوست، در مرورگر.

## The head

new-game = بازی تازه
rules = قواعد
share = هم‌رسانی
look = نما
tools = بازی‌ها و تنظیمات

## Around the board

board-section = صفحهٔ بازی
controls = بازی
take-back = پس گرفتن
hint = راهنمایی
offer-draw = پیشنهاد تساوی
resign = واگذاری
flip = چرخاندن
play-on = ادامهٔ بازی
close = بستن
plate = { $side ->
    [white] بازیکن سفید
   *[black] بازیکن سیاه
}
engine = موتور
engine-level = موتور، سطح { $level }
thinks = فکر می‌کند
thinks-again = پس از راه‌اندازی دوباره فکر می‌کند
to-move = نوبت دارد
won = برنده
clock-label = { $side ->
    [white] ساعت سفید: { $time }
   *[black] ساعت سیاه: { $time }
}
clock-spoken = { $minutes ->
    [one] { $minutes } دقیقه
   *[other] { $minutes } دقیقه
} { $seconds ->
    [one] و { $seconds } ثانیه
   *[other] و { $seconds } ثانیه
}
resign-question = { $side ->
    [white] سفید واگذار می‌کند و سیاه می‌برد.
   *[black] سیاه واگذار می‌کند و سفید می‌برد.
} همین را می‌خواهید؟

## The moves

moves = حرکت‌ها
no-moves = هنوز حرکتی نیست.
to-start = به آغاز
step-back = یک حرکت به عقب
step-on = یک حرکت به جلو
to-end = به آخرین حرکت
play-from-here = بازی از اینجا
back-to-the-game = بازگشت به بازی
back-to-my-game = بازگشت به بازی من
ply-of = نیم‌حرکت { $ply } از { $of }.
start-of = آغاز؛ شمار نیم‌حرکت‌ها: { $of }.

## A new game

game = بازی
custom = قواعد دلخواه
custom-about = هر قاعدهٔ مورد اختلاف را خودتان برگزینید، از آخرین دستهٔ برگزیده.
opponent = حریف
hot-seat = دو نفر همین‌جا
your-side = طرف شما
white = سفید
black = سیاه
random = به قرعه
level = سطح
level-line = { $level }: { $about }
level-1 = نخستین بازی
level-2 = نوآموز
level-3 = حریفی آسان‌گیر
level-4 = بازیکن تفننی
level-5 = بازیکن استوار
level-6 = بازیکن باشگاهی
level-7 = بازیکن باشگاهی نیرومند
level-8 = کاردان
level-9 = استاد
level-10 = با همهٔ توان
clock = ساعت
no-clock = بی ساعت
timed = با ساعت
minutes = دقیقه برای هر بازیکن
increment = ثانیه برای هر حرکت
start = آغاز
array = چینش نخست
from-fen = یک وضعیت
fen = ‏FEN وضعیت
begin = شروع

## What the page looks like

language = زبان
theme = روشن و تیره
theme-auto = مانند سیستم
theme-light = روشن
theme-dark = تیره
board = صفحه
cloth-felt = نمد
cloth-wood = چوب یک‌رنگ
cloth-stone = سنگ
cloth-chequered = چهارخانه
men-of = مهره‌های { $game }
set-ulaanbaatar = اولان‌باتور، چوب رنگ‌شده
set-soyot = سویوت، سنگ صابون
set-tuva = تووا، برنز ۱۹۲۰
set-mammoth = استخوان ماموت، عاجی و قهوه‌ای
set-nishapur = نیشابور، دو سنگ
set-letters = حرف‌ها
coordinates = حرف و رقم در کناره
rings = حلقه‌های پاسداران

## Sharing

link = پیوند این بازی
fen-now = ‏FEN وضعیت نمایان
pgn = ‏PGN بازی
paste = FEN یا PGN را بچسبانید
put-on-board = روی صفحه بگذار
copy = رونوشت
copy-what = رونوشت: { $what }
copied = رونوشت شد
selected = برگزیده شد
take-understood = { $plies ->
    [one] { $plies } نیم‌حرکت نخست را بردار
   *[other] { $plies } نیم‌حرکت نخست را بردار
}

## When the program stops

panic-title = برنامه ایستاد
panic-story = خطا از ماست، نه از شما. بازی شما حرکت به حرکت نگه داشته شده است.
panic-again = صفحه را بار کن و بازی را ادامه بده
