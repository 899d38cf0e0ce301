### The page itself: title, buttons, headings, forms.

page-title = Шатар: монгол шатар
page-description = Шатар, хиа шатар, шатранжийг хөдөлгүүртэй эсвэл найзтайгаа хөтөч дээр тоглоно.

## The head

new-game = Шинэ өрөг
rules = Дүрэм
share = Хуваалцах
look = Харагдац
tools = Өрөг ба тохиргоо

## Around the board

board-section = Хөлөг
controls = Өрөг
take-back = Буцаах
hint = Зөвлөгөө
offer-draw = Тэнцээ санал болгох
resign = Бууж өгөх
flip = Эргүүлэх
play-on = Үргэлжлүүлэх
close = Хаах
plate = { $side ->
    [white] Цагааны тоглогч
   *[black] Харын тоглогч
}
engine = Хөдөлгүүр
engine-level = Хөдөлгүүр, { $level }-р түвшин
thinks = бодож байна
thinks-again = дахин эхэлсний дараа бодож байна
to-move = нүүх ээлжтэй
won = хожив
clock-label = { $side ->
    [white] Цагааны цаг: { $time }
   *[black] Харын цаг: { $time }
}
clock-spoken = { $minutes ->
    [one] { $minutes } минут
   *[other] { $minutes } минут
} { $seconds ->
    [one] { $seconds } секунд
   *[other] { $seconds } секунд
}
resign-question = { $side ->
    [white] Цагаан бууж өгч, хар хожно.
   *[black] Хар бууж өгч, цагаан хожно.
} Та үүнийг хүсэж байна уу?

## The moves

moves = Нүүдлүүд
no-moves = Нүүдэл хараахан алга.
to-start = Эхэнд нь
step-back = Нэг нүүдэл буцах
step-on = Нэг нүүдэл урагшлах
to-end = Сүүлийн нүүдэлд
play-from-here = Эндээс тоглох
back-to-the-game = Өрөг рүү буцах
back-to-my-game = Миний өрөг рүү буцах
ply-of = Хагас нүүдэл { $ply }, нийт { $of }.
start-of = Эхлэл; нийт хагас нүүдэл: { $of }.

## A new game

game = Тоглоом
custom = Өөрийн дүрэм
custom-about = Маргаантай дүрэм бүрийг сүүлд сонгосон багцаас эхлэн өөрөө сонгоно.
opponent = Өрсөлдөгч
hot-seat = Энд хоёулаа
your-side = Таны тал
white = Цагаан
black = Хар
random = Санамсаргүй
level = Түвшин
level-line = { $level }: { $about }
level-1 = анхны өрөг
level-2 = эхлэн суралцагч
level-3 = зөөлөн өрсөлдөгч
level-4 = сонирхогч
level-5 = тогтвортой тоглогч
level-6 = дугуйлангийн тоглогч
level-7 = дугуйлангийн хүчтэй тоглогч
level-8 = мэргэшсэн
level-9 = мастер
level-10 = бүх хүчээрээ
clock = Цаг
no-clock = Цаггүй
timed = Цагтай
minutes = Тал бүрд минут
increment = Нүүдэл бүрд секунд
start = Эхлэл
array = Эхний өрөлт
from-fen = Байрлал
fen = Байрлалын FEN
begin = Эхлэх

## What the page looks like

language = Хэл
theme = Цайвар ба бараан
theme-auto = Системийнхээр
theme-light = Цайвар
theme-dark = Бараан
board = Хөлөг
cloth-felt = Эсгий
cloth-wood = Өнгө нэгтэй мод
cloth-stone = Чулуу
cloth-chequered = Шатрын нүдтэй
men-of = Дүрсүүд: { $game }
set-ulaanbaatar = Улаанбаатар, будсан мод
set-soyot = Соёд, зөөлөн чулуу
set-tuva = Тува, 1920 оны хүрэл
set-mammoth = Мамонтын яс, цайвар ба хүрэн
set-nishapur = Нишапур, хоёр чулуу
set-letters = Үсэг
coordinates = Ирмэг дээрх үсэг ба тоо
rings = Хиагийн хүрээ

## Sharing

link = Энэ өргийн холбоос
fen-now = Харуулсан байрлалын FEN
pgn = Өргийн PGN
paste = FEN эсвэл PGN тавина уу
put-on-board = Хөлөг дээр тавих
copy = Хуулах
copy-what = Хуулах: { $what }
copied = Хуулсан
selected = Сонгосон
take-understood = { $plies ->
    [one] Эхний { $plies } хагас нүүдлийг авах
   *[other] Эхний { $plies } хагас нүүдлийг авах
}

## When the program stops

panic-title = Програм зогслоо
panic-story = Энэ бол таны биш, бидний алдаа. Таны өрөг нүүдэл бүрээр хадгалагдсан.
panic-again = Хуудсыг ачаалж өргөө үргэлжлүүлэх
