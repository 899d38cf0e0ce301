### The page itself: title, buttons, headings, forms.

page-title = شطار: الشطرنج المنغولي
page-description = شطار وهيا شطار والشطرنج القديم، ضد محرّك أو صديق، في المتصفح.

## The head

new-game = دور جديد
rules = القواعد
share = مشاركة
look = المظهر
tools = الأدوار والإعدادات

## Around the board

board-section = الرقعة
controls = الدور
take-back = تراجع
hint = تلميح
offer-draw = عرض التعادل
resign = استسلام
flip = قلب الرقعة
play-on = متابعة اللعب
close = إغلاق
plate = { $side ->
    [white] لاعب الأبيض
   *[black] لاعب الأسود
}
engine = المحرّك
engine-level = المحرّك، المستوى { $level }
thinks = يفكّر
thinks-again = يفكّر من جديد بعد إعادة التشغيل
to-move = عليه النقل
won = فاز
clock-label = { $side ->
    [white] ساعة الأبيض: { $time }
   *[black] ساعة الأسود: { $time }
}
clock-spoken = { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة ({ $minutes })
    [two] دقيقتان ({ $minutes })
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
} { $seconds ->
    [zero] و{ $seconds } ثانية
    [one] وثانية واحدة ({ $seconds })
    [two] وثانيتان ({ $seconds })
    [few] و{ $seconds } ثوانٍ
    [many] و{ $seconds } ثانية
   *[other] و{ $seconds } ثانية
}
resign-question = { $side ->
    [white] يستسلم الأبيض ويفوز الأسود.
   *[black] يستسلم الأسود ويفوز الأبيض.
} أهذا ما تريد؟

## The moves

moves = النقلات
no-moves = لا نقلات بعد.
to-start = إلى البداية
step-back = نقلة إلى الخلف
step-on = نقلة إلى الأمام
to-end = إلى آخر نقلة
play-from-here = العب من هنا
back-to-the-game = عودة إلى الدور
back-to-my-game = عودة إلى دوري
ply-of = نصف نقلة { $ply } من { $of }.
start-of = البداية؛ أنصاف النقلات في الدور: { $of }.

## A new game

game = اللعبة
custom = قواعد من اختيارك
custom-about = كل قاعدة مختلف فيها لك أن تختارها، بدءًا من آخر مجموعة اخترتها.
opponent = الخصم
hot-seat = شخصان هنا
your-side = جانبك
white = الأبيض
black = الأسود
random = بالقرعة
level = المستوى
level-line = { $level }: { $about }
level-1 = أول دور في الحياة
level-2 = مبتدئ
level-3 = خصم لطيف
level-4 = لاعب هاوٍ
level-5 = لاعب ثابت
level-6 = لاعب نادٍ
level-7 = لاعب نادٍ قوي
level-8 = خبير
level-9 = أستاذ
level-10 = بكل قوته
clock = الساعة
no-clock = بلا ساعة
timed = بالوقت
minutes = دقائق لكل لاعب
increment = ثوانٍ لكل نقلة
start = البداية
array = الترتيب الأول
from-fen = وضع
fen = ‏FEN الوضع
begin = ابدأ

## What the page looks like

language = اللغة
theme = فاتح وداكن
theme-auto = كما في النظام
theme-light = فاتح
theme-dark = داكن
board = الرقعة
cloth-felt = لبّاد
cloth-wood = خشب بلون واحد
cloth-stone = حجر
cloth-chequered = مربّعات بلونين
men-of = قطع { $game }
set-ulaanbaatar = أولان باتور، خشب ملوّن
set-soyot = سويوت، حجر صابوني
set-tuva = توفا، برونز 1920
set-mammoth = عظم الماموث، عاجي وبنّي
set-nishapur = نيسابور، حجران
set-letters = حروف
coordinates = حروف وأرقام على الحافة
rings = حلقات الحرّاس

## Sharing

link = رابط هذا الدور
fen-now = ‏FEN الوضع المعروض
pgn = ‏PGN الدور
paste = ألصق FEN أو PGN
put-on-board = ضعه على الرقعة
copy = نسخ
copy-what = نسخ: { $what }
copied = نُسخ
selected = حُدّد
take-understood = { $plies ->
    [zero] خذ أول { $plies } من أنصاف النقلات
    [one] خذ نصف النقلة الأول ({ $plies })
    [two] خذ أول نصفي نقلة ({ $plies })
    [few] خذ أول { $plies } أنصاف نقلات
    [many] خذ أول { $plies } نصف نقلة
   *[other] خذ أول { $plies } نصف نقلة
}

## When the program stops

panic-title = توقّف البرنامج
panic-story = الخطأ منّا لا منك. دورك محفوظ نقلة نقلة.
panic-again = حمّل الصفحة وتابع الدور
