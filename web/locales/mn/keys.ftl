### The keyboard: what the board answers to keys, moves that are typed, and the list of keys.
### The live region says the answers, so they are heard and not seen: short, the main thing first.

## Answers

# $man is a man with its side, $square its square.
man-on-square = { $man } { $square }
no-man-here = { $square } хоосон.
# $rank is a number.
no-such-rank = { $rank } дугаар эгнээ алга.
no-such-file = { $file } багана алга.
# $man is a man's name.
no-such-man = Хөлөг дээр ийм дүрс алга: { $man }.
# $man is one of man-on-square, $moves a list of squares and of reach-takes.
moves-of = { $man }: { $moves }.
# The man of the side that is not to move.
moves-of-other = { $man }, ээлж нь байсан бол: { $moves }.
moves-of-none = Нүүх боломжгүй: { $man }.
reach-takes = { $square } { $taken } иднэ
reach-swaps = { $square } байраа солино
reach-becomes = { $move }, өөр дүрс болно
# $square is the square where a man must stop, $hia the square of the bodyguard.
moves-stop = { $square } дээр { $hia } дэх хиа зогсооно.

# $men is a list.
near-white = Цагаан хүрнэ: { $men }.
near-black = Хар хүрнэ: { $men }.
near-nobody = Хэн ч хүрэхгүй.
# $lines is a list of the next two messages. $man is man-on-square.
near-lines = Шугамуудад нь: { $lines }.
near-lines-none = Шугамууд нь хоосон.
near-line = { $towards } { $man }
near-line-next = { $towards } зэргэлдээ { $man }
near-ring = Хүрээнд нь: { $men }.
towards-up = дээш
towards-up-right = баруун дээш
towards-right = баруун тийш
towards-down-right = баруун доош
towards-down = доош
towards-down-left = зүүн доош
towards-left = зүүн тийш
towards-up-left = зүүн дээш

# $men is a list, as: nojon e1, camel c1.
men-white = Цагаан: { $men }.
men-black = Хар: { $men }.

last-move-none = Нүүдэл хараахан алга.
# $move is a sentence of its own.
last-capture = { $ply }-р хагас нүүдэл. { $move }
last-capture-none = Юу ч идээгүй.

# $white and $black are times in words.
clocks = Цагаан { $white }. Хар { $black }.
clocks-none = Энэ өрөгт цаг алга.

picked = { $count ->
    [one] { $man } сонгосон, { $count } нүүдэл.
   *[other] { $man } сонгосон, { $count } нүүдэл.
}
laid-down = Юу ч сонгоогүй.

## The engine's opinion

judging = Хөдөлгүүр бодож байна.
judging-busy = Хөдөлгүүр нүүдлээ бодож байна.
judging-over = Энд өрөг дууссан.
judging-none = Хөдөлгүүр хариу өгсөнгүй.
judged-level = Тэнцүү байна.
judged-slight = { $side ->
    [white] Цагаан бага зэрэг дээр, ойролцоогоор { $children } хүү.
   *[black] Хар бага зэрэг дээр, ойролцоогоор { $children } хүү.
}
judged-better = { $side ->
    [white] Цагаан дээр, ойролцоогоор { $children } хүү.
   *[black] Хар дээр, ойролцоогоор { $children } хүү.
}
judged-much = { $side ->
    [white] Цагаан нэлээд дээр, ойролцоогоор { $children } хүү.
   *[black] Хар нэлээд дээр, ойролцоогоор { $children } хүү.
}
judged-won = { $side ->
    [white] Цагаан хожиж байна, ойролцоогоор { $children } хүү.
   *[black] Хар хожиж байна, ойролцоогоор { $children } хүү.
}
judged-forced = { $side ->
    [white] { $moves ->
        [one] Цагаан дараагийн нүүдлээр зайлшгүй хожно.
       *[other] Цагаан { $moves } нүүдэлд зайлшгүй хожно.
    }
   *[black] { $moves ->
        [one] Хар дараагийн нүүдлээр зайлшгүй хожно.
       *[other] Хар { $moves } нүүдэлд зайлшгүй хожно.
    }
}
# $move is a move in words.
judged-move = Шилдэг нүүдэл: { $move }.

## Moves that are typed

typed-label = Нүүдлээ бичих
typed-hint = d4, Мf3, g1f3
typed-play = Нүүх
typed-empty = Эхлээд нүүдлээ бичнэ үү: d4, g1f3 гэх мэт.
typed-not-understood = Энэ нүүдэл биш. d4, g1f3 гэж бичнэ үү.
typed-castling = Эдгээр тоглоомд бэхлэлт үгүй.
typed-unknown-man = «{ $letter }» энэ тоглоомын дүрс биш.
typed-no-such-man = Нүүх талд тохирох дүрс алга: { $man }.
typed-nothing-there = { $square } дээр нүүх талын дүрс алга.
typed-nothing-to-take = { $square } дээр идэх зүйл алга.
# $moves is a list of moves.
typed-ambiguous = Хэд хэдэн дүрс чадна: { $moves }.
# $men is a list of letters.
typed-promotion = Юу болохыг үсгээр нь хэлнэ үү: { $men }.
typed-none-reaches = { $square } руу хүрэх ийм дүрс алга: { $man }.
typed-over = Өрөг дууссан.
typed-engine = Хөдөлгүүрийн ээлж.
refused-exposed = { $king ->
    [shah] Энэ дүрс хүлээстэй: шах цохилтод орно.
   *[nojon] Энэ дүрс хүлээстэй: ноён цохилтод орно.
}
refused-own-man = Тэнд өөрийн дүрс байна.

## The list of keys

keys = Товчлуур
keys-about = Эдгээр товчлуур зөвхөн хөлгийн нүдэн дээр байхад үйлчилнэ.
keys-walk = Хөлөг дээр явах
keys-men = Дараагийн дүрс рүү
keys-ask = Асуух
keys-more = Өөр бичгийн гар дээр латин үсгийн байрлах товчийг дарна. Дүрсийн үсэг командын үсгээс түрүүлнэ.
key-arrows = Сумнууд
key-arrows-what = Нэг нүд
key-home-end = Home, End
key-home-end-what = Эгнээний төгсгөл рүү
key-pages = Page Up, Page Down
key-pages-what = Баганын төгсгөл рүү
key-corners = Ctrl ба Home, Ctrl ба End
key-corners-what = Булан руу
key-digits = Тоо
key-digits-what = Эгнээ рүү; 0 нь арав дахь
key-shift-digits = Shift ба тоо
key-shift-digits-what = Багана руу
key-enter = Enter эсвэл зай
key-enter-what = Дүрсээ авах, нүүх
key-escape = Escape
key-escape-what = Дүрсээ буцаан тавих
key-shift = Shift ба үсэг
key-shift-what = Өмнөх дүрс рүү
command-square = Нүд ба түүний дүрс
command-moves = Дүрсийн нүүдлүүд
command-near = Нүдэнд хэн хүрэх, шугамуудад нь юу байгаа
command-men = Бүх дүрс
command-last-move = Сүүлийн нүүдэл
command-last-capture = Сүүлд идсэн
command-series = Цуврал
command-clocks = Цаг
command-evaluation = Байрлалын үнэлгээ
command-best-move = Шилдэг нүүдэл
command-type-move = Нүүдлээ бичих
command-help = Энэ жагсаалт
single-keys = Үсэг, тоо хөлөг дээр товчлуур болно
