### Moves in words, and what the live region says. Squares are written as e4 in every language.

move-plain = { $man } { $from } на { $to }
move-takes = { $man } { $from } берёт { $taken } на { $to }
move-passing = { $man } { $from } берёт { $taken } на проходе, на { $to }
move-swaps = { $man } { $from } меняется местами с фигурой на { $to }
move-becomes = { $move } и становится { $man }
move-checks = { $move }, { $checks }
move-of-side = { $side ->
    [white] Белые: { $move }.
   *[black] Чёрные: { $move }.
}

## What happened

said-began = { $side ->
    [white] { $game }. Ход белых.
   *[black] { $game }. Ход чёрных.
}
said-opened = { $plies ->
    [one] { $game }, сделан { $plies } полуход.
    [few] { $game }, сделано { $plies } полухода.
    [many] { $game }, сделано { $plies } полуходов.
   *[other] { $game }, сделано { $plies } полухода.
}
said-taken-back = { $side ->
    [white] Ход взят назад. Ход белых.
   *[black] Ход взят назад. Ход чёрных.
}
said-start = Начало.
said-hint = Подсказка: { $move }.
said-draw-refused = Программа сейчас не хочет ничьей.
said-end = { $title }. { $result }. { $story }
engine-failed = Программа дважды остановилась и не даёт хода. Партия цела: возьмите ход назад или попробуйте снова.
engine-replaced = Программа остановилась; запущена другая, она думает над той же позицией.
ask-again = Попробовать снова

## What the board says of the man in hand

aside-slowed = Телохранители остановят эту фигуру { $stops }.
aside-stop = на { $square } (кольцо хиа с { $hia })
aside-stuck = Нет возможных ходов: { $man } на { $square }.
refused-horse-mate = Нельзя: это был бы мат одним конём, а его ставить не разрешено.
refused-hia-mate = Нельзя: это был бы мат одним телохранителем, а его ставить не разрешено.
refused-opening = Нельзя: первый ход предписан: { $moves }.
refused-check = { $king ->
    [shah] Нельзя: шах оказался бы под ударом.
   *[nojon] Нельзя: нойон оказался бы под ударом.
}
refused-move = { $king ->
    [shah] Эта фигура туда не ходит, или шах оказался бы под ударом.
   *[nojon] Эта фигура туда не ходит, или нойон оказался бы под ударом.
}

## The series of checks

series = Череда шахов
series-line = { $side ->
    [white] Череда белых: { $checks }; { $meaning }.
   *[black] Череда чёрных: { $checks }; { $meaning }.
}
series-earlier = { $count ->
    [one] { $count } шах прежде
    [few] { $count } шаха прежде
    [many] { $count } шахов прежде
   *[other] { $count } шаха прежде
}
series-free = по этим правилам годится любой мат
series-won = среди них есть шак: мат сейчас принёс бы победу
series-niol = шака ещё нет: мат сейчас был бы ниолом, если его не даст шак
series-had-shak = среди них был шак
series-had-none = шака среди них не было
series-none = Череды шахов нет. Мат побеждает, если в его череде есть шак.
series-none-shatranj = Череды шахов нет. Побеждает любой мат.
series-none-free = Череды шахов нет. По этим правилам мату не нужен шак.
