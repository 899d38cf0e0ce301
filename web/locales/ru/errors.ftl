### What is wrong, and notices. $token is the piece of text that cannot be understood, as it was
### written; faults begin with a small letter and have no full stop, as they stand in sentences.

## Notices

store-refused = Этот браузер ничего для нас не хранит: партия продолжается, но перезагрузка её сотрёт. Скопируйте ссылку или PGN, чтобы сохранить её.
store-damaged = Сохранённую партию не удалось прочесть ({ $fault }). Она отложена, на доске новая партия.
bad-link = Ссылка не ведёт к партии: { $fault }. Ваша партия не тронута.
link-opened = На доске партия из ссылки. Партия, которую вы играли, сохранится, пока вы это не закроете.
language-failed = Не удалось загрузить язык: { $language }. Страница остаётся на прежнем.

## Reading a text

import-empty = Читать пока нечего: вставьте FEN или PGN.
import-fen = Этот FEN не даёт позиции: { $fault }.
import-pgn = В этом PGN есть ошибки: { $faults }.
import-pgn-more = { $count ->
    [one] В этом PGN есть ошибки: { $faults }. И ещё { $count }.
    [few] В этом PGN есть ошибки: { $faults }. И ещё { $count }.
    [many] В этом PGN есть ошибки: { $faults }. И ещё { $count }.
   *[other] В этом PGN есть ошибки: { $faults }. И ещё { $count }.
}
fault-place = { $fault } (строка { $line }, столбец { $column })
fault-line = строка { $line }: { $fault }

## FEN

fen-too-short = в FEN должны быть хотя бы фигуры и очередь хода
fen-too-long = после FEN ничего не должно стоять
fen-unknown-man = «{ $token }» не фигура этой игры
fen-rank-length = горизонталь { $rank } («{ $token }») не заполняет доску
fen-rank-count = { $found ->
    [one] { $found } горизонталь не заполняет доску
    [few] { $found } горизонтали не заполняют доску
    [many] { $found } горизонталей не заполняют доску
   *[other] { $found } горизонтали не заполняют доску
}
fen-turn = очередь хода обозначается w или b, а не «{ $token }»
fen-castling = в этих играх не рокируются: ожидался -, стоит «{ $token }»
fen-passed = ожидались пройденные поля или -, стоит «{ $token }»
fen-number = ожидалось число, стоит «{ $token }»
fen-extra = ожидались череда шахов и ходившие кони, как w=2s;h=b1, стоит «{ $token }»

## Positions that cannot be

setup-size = { $expected ->
    [one] на доске { $expected } поле, а не { $found }
    [few] на доске { $expected } поля, а не { $found }
    [many] на доске { $expected } полей, а не { $found }
   *[other] на доске { $expected } поля, а не { $found }
}
setup-no-king = { $side ->
    [white] у белых нет короля: поставьте его
   *[black] у чёрных нет короля: поставьте его
}
setup-several-kings = { $side ->
    [white] у белых больше одного короля: оставьте одного
   *[black] у чёрных больше одного короля: оставьте одного
}
setup-last-rank = { $side ->
    [white] белая пешка на { $square } стоит на последней горизонтали: превратите или уберите её
   *[black] чёрная пешка на { $square } стоит на последней горизонтали: превратите или уберите её
}
setup-foreign-man = такой фигуры ({ $man }) в этой игре нет: уберите фигуру с { $square }
setup-opponent-in-check = { $side ->
    [white] белые под шахом, но ход не их: передайте ход белым или уберите шах
   *[black] чёрные под шахом, но ход не их: передайте ход чёрным или уберите шах
}
setup-passed = никакая пешка не могла только что пройти { $square }: напишите - вместо пройденных полей
setup-series = { $side ->
    [white] череда белых не подходит к позиции: в ней должен считаться стоящий шах, а без него её быть не должно
   *[black] череда чёрных не подходит к позиции: в ней должен считаться стоящий шах, а без него её быть не должно
}
setup-no-horse = на { $square } нет коня, значит, ходить оттуда он не мог
setup-move-zero = ходы нумеруются с 1

## Moves

san-fault = «{ $token }»: { $fault }
san-malformed = это не ход
san-castling = в этих играх не рокируются
san-unknown-man = «{ $letter }» не фигура этой игры
san-illegal = здесь такой ход невозможен
san-nothing = брать нечего
san-ambiguous = это могут сделать несколько фигур: { $moves }
san-promotion = скажите, чем становится пешка, как в { $example }
uci-malformed = «{ $token }» не ход: ожидались два поля, как в { $example }
uci-unknown-man = «{ $token }» превращает пешку в «{ $letter }», а такой фигуры в этой игре нет
uci-illegal = { $token } здесь невозможно
game-is-over = партия окончена

## PGN

pgn-tag = ожидался тег вида { $example }, стоит { $token }
pgn-twice = { $token } противоречит прежнему тегу с тем же именем
pgn-open-comment = комментарий, начатый здесь, не закрыт
pgn-token = «{ $token }» не ход
pgn-after-end = { $token } стоит после конца партии ({ $result }, { $end })
pgn-variant = «{ $token }» не { $first }, не { $second } и не { $third }; ходы не прочитаны
pgn-fen = тег FEN: { $fault }
pgn-parenthesis = у «{ $token }» нет хода или пары
pgn-open-variation = вариант, начатый здесь, не закрыт
pgn-result = результат { $token } должен быть { $expected }
pgn-too-long = { $count ->
    [one] прочитан только первый { $count } байт
    [few] прочитаны только первые { $count } байта
    [many] прочитаны только первые { $count } байт
   *[other] прочитаны только первые { $count } байта
}
pgn-too-many = { $count ->
    [one] прочитан только первый { $count } ход
    [few] прочитаны только первые { $count } хода
    [many] прочитаны только первые { $count } ходов
   *[other] прочитаны только первые { $count } хода
}

## Rules

rules-preset = нет набора правил «{ $token }»; известны: { $known }
rules-option = нет правила «{ $token }»; известны: { $known }
rules-value = у правила { $option } нет значения «{ $token }»; известны: { $known }
rules-malformed = ожидалось правило=значение, стоит «{ $token }»

## Links

link-part = «{ $token }» ничего не значит
link-encoding = «{ $token }» неверно закодировано
link-no-game = в ней не названа игра
link-unknown-game = нет игры «{ $token }»
link-fen = FEN: { $fault }
link-move = ход { $number }: { $fault }

## The stored game

record-version = это партия другой версии
record-missing = нет строки «{ $token }»
record-seat = так никто не играет
record-verdict = так партии не кончаются
record-game = такой игры нет
record-control = ожидались два числа
record-times = для каждого полухода ожидалась пара времён
