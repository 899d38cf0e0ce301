### The keyboard: what the board answers to keys, moves that are typed, and the list of keys.
### The live region says the answers, so they are heard and not seen: short, the main thing first.

## Answers

# $man is a man with its side, $square its square.
man-on-square = { $man } { $square }
no-man-here = Поле { $square } пусто.
# $rank is a number.
no-such-rank = Горизонтали { $rank } нет.
no-such-file = Вертикали { $file } нет.
# $man is a man's name.
no-such-man = Такой фигуры на доске нет: { $man }.
# $man is one of man-on-square, $moves a list of squares and of reach-takes.
moves-of = { $man }: { $moves }.
# The man of the side that is not to move.
moves-of-other = { $man }, если бы был её ход: { $moves }.
moves-of-none = Нет возможных ходов: { $man }.
reach-takes = берёт { $taken } { $square }
reach-swaps = меняется местами с { $square }
reach-becomes = { $move }, с превращением
# $square is the square where a man must stop, $hia the square of the bodyguard.
moves-stop = На { $square } остановит хиа с { $hia }.

# $men is a list.
near-white = Белые достают: { $men }.
near-black = Чёрные достают: { $men }.
near-nobody = Никто не достаёт.
# $lines is a list of the next two messages. $man is man-on-square.
near-lines = По линиям: { $lines }.
near-lines-none = Линии пусты.
near-line = { $towards } { $man }
near-line-next = { $towards } рядом { $man }
near-ring = В кольце: { $men }.
towards-up = вверх
towards-up-right = вверх вправо
towards-right = вправо
towards-down-right = вниз вправо
towards-down = вниз
towards-down-left = вниз влево
towards-left = влево
towards-up-left = вверх влево

# $men is a list, as: nojon e1, camel c1.
men-white = Белые: { $men }.
men-black = Чёрные: { $men }.

last-move-none = Ходов ещё нет.
# $move is a sentence of its own.
last-capture = Полуход { $ply }. { $move }
last-capture-none = Ничего не взято.

# $white and $black are times in words.
clocks = Белые { $white }. Чёрные { $black }.
clocks-none = Эта партия без часов.

picked = { $count ->
    [one] Выбрано: { $man }, { $count } ход.
    [few] Выбрано: { $man }, { $count } хода.
    [many] Выбрано: { $man }, { $count } ходов.
   *[other] Выбрано: { $man }, { $count } хода.
}
laid-down = Ничего не выбрано.

## The engine's opinion

judging = Программа думает.
judging-busy = Программа думает над своим ходом.
judging-over = Здесь партия окончена.
judging-none = Программа не отвечает.
judged-level = Игра равна.
judged-slight = { $side ->
    [white] У белых чуть лучше, примерно на { $children } дитя.
   *[black] У чёрных чуть лучше, примерно на { $children } дитя.
}
judged-better = { $side ->
    [white] У белых лучше, если мерить детьми: примерно { $children }.
   *[black] У чёрных лучше, если мерить детьми: примерно { $children }.
}
judged-much = { $side ->
    [white] У белых намного лучше, если мерить детьми: примерно { $children }.
   *[black] У чёрных намного лучше, если мерить детьми: примерно { $children }.
}
judged-won = { $side ->
    [white] У белых выиграно, если мерить детьми: примерно { $children }.
   *[black] У чёрных выиграно, если мерить детьми: примерно { $children }.
}
judged-forced = { $side ->
    [white] { $moves ->
        [one] Белые форсированно выигрывают: { $moves } ход.
        [few] Белые форсированно выигрывают: { $moves } хода.
        [many] Белые форсированно выигрывают: { $moves } ходов.
       *[other] Белые форсированно выигрывают: { $moves } хода.
    }
   *[black] { $moves ->
        [one] Чёрные форсированно выигрывают: { $moves } ход.
        [few] Чёрные форсированно выигрывают: { $moves } хода.
        [many] Чёрные форсированно выигрывают: { $moves } ходов.
       *[other] Чёрные форсированно выигрывают: { $moves } хода.
    }
}
# $move is a move in words.
judged-move = Лучший ход: { $move }.

## Moves that are typed

typed-label = Введите ход
typed-hint = d4, Кf3, g1f3
typed-play = Пойти
typed-empty = Сначала введите ход, как d4 или g1f3.
typed-not-understood = Это не ход. Пишите, как d4 или g1f3.
typed-castling = В этих играх не рокируются.
typed-unknown-man = «{ $letter }» не фигура этой игры.
typed-no-such-man = У ходящей стороны нет подходящей фигуры: { $man }.
typed-nothing-there = На { $square } нет фигуры ходящей стороны.
typed-nothing-to-take = На { $square } брать нечего.
# $moves is a list of moves.
typed-ambiguous = Так могут несколько фигур: { $moves }.
# $men is a list of letters.
typed-promotion = Назовите букву, в кого превратить: { $men }.
typed-none-reaches = На { $square } не попадает ни одна такая фигура: { $man }.
typed-over = Партия окончена.
typed-engine = Сейчас ход программы.
refused-exposed = { $king ->
    [shah] Фигура связана: шах оказался бы под ударом.
   *[nojon] Фигура связана: нойон оказался бы под ударом.
}
refused-own-man = Там стоит своя фигура.

## The list of keys

keys = Клавиши
keys-about = Эти клавиши действуют, пока фокус на поле доски, и больше нигде.
keys-walk = По доске
keys-men = К следующей фигуре
keys-ask = Спросить
keys-more = На клавиатуре с другим письмом нажимайте там, где лежит латинская буква. Буква фигуры важнее буквы команды.
key-arrows = Стрелки
key-arrows-what = На одно поле
key-home-end = Home, End
key-home-end-what = К концам ряда
key-pages = Page Up, Page Down
key-pages-what = К концам столбца
key-corners = Ctrl и Home, Ctrl и End
key-corners-what = По углам
key-digits = Цифры
key-digits-what = К горизонтали; 0 значит десятая
key-shift-digits = Shift и цифра
key-shift-digits-what = К вертикали
key-enter = Enter или пробел
key-enter-what = Взять фигуру или пойти ею
key-escape = Escape
key-escape-what = Отпустить её
key-shift = Shift и буква
key-shift-what = К предыдущей фигуре
command-square = Поле и его фигура
command-moves = Ходы фигуры
command-near = Кто достаёт до поля и что стоит по его линиям
command-men = Все фигуры
command-last-move = Последний ход
command-last-capture = Последнее взятие
command-series = Череда шахов
command-clocks = Часы
command-evaluation = Чего стоит позиция
command-best-move = Лучший ход
command-type-move = Ввести ход
command-help = Этот список
single-keys = Буквы и цифры служат клавишами на доске
