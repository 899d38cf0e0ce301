### Moves in words, and what the live region says. Squares are written as e4 in every language.

move-plain = { $man } { $from } → { $to }
move-takes = { $man } { $from } → { $to }, { $taken } иднэ
move-passing = { $man } { $from } → { $to }, { $taken } замаас нь иднэ
move-swaps = { $man } { $from } ба { $to } байраа солино
move-becomes = { $move }, { $man } болно
move-checks = { $move }, { $checks }
move-of-side = { $side ->
    [white] Цагаан: { $move }.
   *[black] Хар: { $move }.
}

## What happened

said-began = { $side ->
    [white] { $game }. Цагаан нүүнэ.
   *[black] { $game }. Хар нүүнэ.
}
said-opened = { $plies ->
    [one] { $game }, { $plies } хагас нүүдлийн дараа.
   *[other] { $game }, { $plies } хагас нүүдлийн дараа.
}
said-taken-back = { $side ->
    [white] Буцаасан. Цагаан нүүнэ.
   *[black] Буцаасан. Хар нүүнэ.
}
said-start = Эхлэл.
said-hint = Зөвлөгөө: { $move }.
said-draw-refused = Хөдөлгүүр одоо тэнцэхийг хүсэхгүй байна.
said-end = { $title }. { $result }. { $story }
engine-failed = Хөдөлгүүр хоёр удаа зогсож, нүүдэл өгсөнгүй. Өрөг бүрэн бүтэн: нүүдлээ буцаах эсвэл дахин оролдоно уу.
engine-replaced = Хөдөлгүүр зогссон; өөр нэгийг эхлүүлсэн бөгөөд тэр байрлалыг бодож байна.
ask-again = Дахин оролдох

## What the board says of the man in hand

aside-slowed = Хиа энэ дүрсийг зогсооно: { $stops }.
aside-stop = { $square } ({ $hia } дээрх хиагийн хүрээ)
aside-stuck = Нүүх боломжгүй: { $man }, { $square }.
refused-horse-mate = Болохгүй: ганц морьоор мад тавихыг зөвшөөрдөггүй.
refused-hia-mate = Болохгүй: ганц хиагаар мад тавихыг зөвшөөрдөггүй.
refused-opening = Болохгүй: эхний нүүдэл тогтоосон: { $moves }.
refused-check = { $king ->
    [shah] Болохгүй: шах цохилтод орно.
   *[nojon] Болохгүй: ноён цохилтод орно.
}
refused-move = { $king ->
    [shah] Энэ дүрс тийш явахгүй, эсвэл шах цохилтод орно.
   *[nojon] Энэ дүрс тийш явахгүй, эсвэл ноён цохилтод орно.
}

## The series of checks

series = Цуврал
series-line = { $side ->
    [white] Цагааны цуврал: { $checks }; { $meaning }.
   *[black] Харын цуврал: { $checks }; { $meaning }.
}
series-earlier = { $count ->
    [one] өмнө { $count }
   *[other] өмнө { $count }
}
series-free = энэ дүрмээр ямар ч мад тооцогдоно
series-won = дунд нь шаг бий: одоо мад тавибал хожно
series-niol = шаг хараахан алга: шагаар өгөөгүй бол одоо мад нь ниол болно
series-had-shak = дунд нь шаг байсан
series-had-none = дунд нь шаг байгаагүй
series-none = Цуврал алга. Цувралд нь шаг байвал мад хожно.
series-none-shatranj = Цуврал алга. Ямар ч мад хожно.
series-none-free = Цуврал алга. Энэ дүрмээр мадад шаг хэрэггүй.
