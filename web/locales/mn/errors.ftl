### What is wrong, and notices. $token is the piece of text that cannot be understood, as it was
### written; faults begin with a small letter and have no full stop, as they stand in sentences.

## Notices

store-refused = Энэ хөтөч юу ч хадгалахгүй байна: өрөг үргэлжилнэ, гэхдээ дахин ачаалбал алга болно. Холбоос эсвэл PGN-ийг хуулж авна уу.
store-damaged = Хадгалсан өргийг уншиж чадсангүй ({ $fault }). Түүнийг тусад нь тавьж, хөлөг дээр шинэ өрөг эхлүүллээ.
bad-link = Холбоос ямар ч өрөгт хүргэсэнгүй: { $fault }. Таны өрөг хэвээр.
link-opened = Холбоосны өрөг хөлөг дээр байна. Таны тоглож байсан өрөг үүнийг хаах хүртэл хадгалагдана.
language-failed = Хэлийг ачаалж чадсангүй: { $language }. Хуудас өмнөх хэлээрээ үлдэнэ.

## Reading a text

import-empty = Унших зүйл алга: FEN эсвэл PGN тавина уу.
import-fen = Энэ FEN байрлал болсонгүй: { $fault }.
import-pgn = Энэ PGN алдаатай: { $faults }.
import-pgn-more = { $count ->
    [one] Энэ PGN алдаатай: { $faults }. Бас { $count }.
   *[other] Энэ PGN алдаатай: { $faults }. Бас { $count }.
}
fault-place = { $fault } (мөр { $line }, багана { $column })
fault-line = мөр { $line }: { $fault }

## FEN

fen-too-short = FEN дор хаяж дүрс ба нүүх талтай байна
fen-too-long = FEN-ий дараа юу ч байж болохгүй
fen-unknown-man = «{ $token }» энэ тоглоомын дүрс биш
fen-rank-length = { $rank }-р эгнээ («{ $token }») хөлгийг дүүргэхгүй
fen-rank-count = { $found ->
    [one] { $found } эгнээ хөлгийг дүүргэхгүй
   *[other] { $found } эгнээ хөлгийг дүүргэхгүй
}
fen-turn = нүүх тал нь w эсвэл b, «{ $token }» биш
fen-castling = эдгээр тоглоомд бэхлэлт үгүй: - байх ёстой, «{ $token }» байна
fen-passed = өнгөрсөн нүд эсвэл - байх ёстой, «{ $token }» байна
fen-number = тоо байх ёстой, «{ $token }» байна
fen-extra = цуврал ба нүүсэн морь байх ёстой, w=2s;h=b1 мэт, «{ $token }» байна

## Positions that cannot be

setup-size = { $expected ->
    [one] хөлөг { $found } биш, { $expected } нүдтэй
   *[other] хөлөг { $found } биш, { $expected } нүдтэй
}
setup-no-king = { $side ->
    [white] цагаанд ноён алга: нэгийг тавина уу
   *[black] харт ноён алга: нэгийг тавина уу
}
setup-several-kings = { $side ->
    [white] цагаанд олон ноён байна: нэгийг үлдээнэ үү
   *[black] харт олон ноён байна: нэгийг үлдээнэ үү
}
setup-last-rank = { $side ->
    [white] цагаан хүү сүүлийн эгнээнд байна ({ $square }): дэвшүүл эсвэл ав
   *[black] хар хүү сүүлийн эгнээнд байна ({ $square }): дэвшүүл эсвэл ав
}
setup-foreign-man = энэ тоглоомд ийм дүрс үгүй ({ $man }): { $square } дээрхийг авна уу
setup-opponent-in-check = { $side ->
    [white] цагаан цохилтод орсон боловч нүүх ээлжгүй: ээлжийг цагаанд өг эсвэл цохилтыг ав
   *[black] хар цохилтод орсон боловч нүүх ээлжгүй: ээлжийг харт өг эсвэл цохилтыг ав
}
setup-passed = ямар ч хүү дөнгөж сая өнгөрч чадахгүй нүд: { $square }; оронд нь - бичнэ үү
setup-series = { $side ->
    [white] цагааны цуврал байрлалд таарахгүй: байгаа цохилтыг тоолох, цохилтгүй бол хоосон байх ёстой
   *[black] харын цуврал байрлалд таарахгүй: байгаа цохилтыг тоолох, цохилтгүй бол хоосон байх ёстой
}
setup-no-horse = { $square } дээр морь алга, тиймээс тэндхийн морь нүүгээгүй
setup-move-zero = нүүдлийг 1-ээс дугаарлана

## Moves

san-fault = «{ $token }»: { $fault }
san-malformed = энэ нүүдэл биш
san-castling = эдгээр тоглоомд бэхлэлт үгүй
san-unknown-man = «{ $letter }» энэ тоглоомын дүрс биш
san-illegal = энэ нүүдэл энд болохгүй
san-nothing = идэх зүйл алга
san-ambiguous = хэд хэдэн дүрс үүнийг хийж чадна: { $moves }
san-promotion = хүү юу болохыг хэлнэ үү, { $example } мэт
uci-malformed = «{ $token }» нүүдэл биш: хоёр нүд байх ёстой, { $example } мэт
uci-unknown-man = «{ $token }» хүүг «{ $letter }» болгож байна, энэ нь энэ тоглоомын дүрс биш
uci-illegal = { $token } энд болохгүй
game-is-over = өрөг дууссан

## PGN

pgn-tag = { $example } мэт шошго байх ёстой, { $token } байна
pgn-twice = { $token } ижил нэртэй өмнөх шошготой зөрчилдөнө
pgn-open-comment = эндээс эхэлсэн тайлбар дуусахгүй байна
pgn-token = «{ $token }» нүүдэл биш
pgn-after-end = { $token } өрөг дууссаны дараа байна ({ $result }, { $end })
pgn-variant = «{ $token }» нь { $first }, { $second }, { $third } аль нь ч биш; нүүдлүүдийг уншаагүй
pgn-fen = FEN шошго: { $fault }
pgn-parenthesis = «{ $token }» нүүдэлгүй эсвэл хосгүй
pgn-open-variation = эндээс эхэлсэн хувилбар дуусахгүй байна
pgn-result = { $token } дүн нь { $expected } байх ёстой
pgn-too-long = { $count ->
    [one] зөвхөн эхний { $count } байтыг уншсан
   *[other] зөвхөн эхний { $count } байтыг уншсан
}
pgn-too-many = { $count ->
    [one] зөвхөн эхний { $count } нүүдлийг уншсан
   *[other] зөвхөн эхний { $count } нүүдлийг уншсан
}

## Rules

rules-preset = «{ $token }» гэсэн дүрмийн багц үгүй; мэдэгдэх нь: { $known }
rules-option = «{ $token }» гэсэн дүрэм үгүй; мэдэгдэх нь: { $known }
rules-value = { $option } дүрэмд «{ $token }» гэсэн утга үгүй; мэдэгдэх нь: { $known }
rules-malformed = дүрэм=утга байх ёстой, «{ $token }» байна

## Links

link-part = «{ $token }» утгагүй
link-encoding = «{ $token }» буруу кодлогдсон
link-no-game = тоглоом нэрлээгүй
link-unknown-game = «{ $token }» гэсэн тоглоом үгүй
link-fen = FEN: { $fault }
link-move = { $number }-р нүүдэл: { $fault }

## The stored game

record-version = энэ хувилбарын өрөг биш
record-missing = «{ $token }» мөр алга
record-seat = хэн ч ингэж тоглодоггүй
record-verdict = өрөг ингэж дуусдаггүй
record-game = ийм тоглоом үгүй
record-control = хоёр тоо байх ёстой
record-times = хагас нүүдэл бүрд хос хугацаа байх ёстой
