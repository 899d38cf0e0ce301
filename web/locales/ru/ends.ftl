### How a game ended. $side is white or black, $king is shah or nojon.

wins = { $side ->
    [white] Белые победили
   *[black] Чёрные победили
}
a-draw = Ничья
rematch = Ещё раз

## Each end: a word or two, and what happened

end-mate = Мат
end-mate-story = { $side ->
    [white] { $king ->
        [shah] Шах белых под ударом, и ни один ход его не спасает.
       *[nojon] Нойон белых под ударом, и ни один ход его не спасает.
    }
   *[black] { $king ->
        [shah] Шах чёрных под ударом, и ни один ход его не спасает.
       *[nojon] Нойон чёрных под ударом, и ни один ход его не спасает.
    }
}
end-niol = Ниол
end-niol-story = { $side ->
    [white] Белые поставили мат, но в череде шахов не было шака: ниол, не победа.
   *[black] Чёрные поставили мат, но в череде шахов не было шака: ниол, не победа.
}
end-niol-hia-story = { $side ->
    [white] Белые поставили мат одним телохранителем: ниол, не победа.
   *[black] Чёрные поставили мат одним телохранителем: ниол, не победа.
}
end-horse-mate = Мат конём
end-horse-mate-story = { $side ->
    [white] Белые поставили мат одним конём, а здесь это не победа.
   *[black] Чёрные поставили мат одним конём, а здесь это не победа.
}
end-robado = Робадо
end-bare-king = Голый король
end-bare-story = { $side ->
    [white] { $king ->
        [shah] У белых остался один шах.
       *[nojon] У белых остался один нойон.
    }
   *[black] { $king ->
        [shah] У чёрных остался один шах.
       *[nojon] У чёрных остался один нойон.
    }
}
end-both-bare-story = { $king ->
    [shah] У обеих сторон остался один шах.
   *[nojon] У обеих сторон остался один нойон.
}
end-stalemate = Пат
end-stalemate-story = { $side ->
    [white] Белые не под шахом и не имеют хода.
   *[black] Чёрные не под шахом и не имеют хода.
}
end-repetition = Повторение
end-repetition-story = Одна и та же позиция возникла на доске в третий раз.
end-move-limit = Предел ходов
end-move-limit-story = { $plies ->
    [one] { $pawn ->
        [baidaq] Прошёл { $plies } полуход без взятия и без хода байдака.
       *[child] Прошёл { $plies } полуход без взятия и без хода пешки.
    }
    [few] { $pawn ->
        [baidaq] Прошло { $plies } полухода без взятия и без хода байдака.
       *[child] Прошло { $plies } полухода без взятия и без хода пешки.
    }
    [many] { $pawn ->
        [baidaq] Прошло { $plies } полуходов без взятия и без хода байдака.
       *[child] Прошло { $plies } полуходов без взятия и без хода пешки.
    }
   *[other] { $pawn ->
        [baidaq] Прошло { $plies } полухода без взятия и без хода байдака.
       *[child] Прошло { $plies } полухода без взятия и без хода пешки.
    }
}
end-resigned = Сдача
end-resigned-story = { $side ->
    [white] Белые сдались.
   *[black] Чёрные сдались.
}
end-agreed = По соглашению
end-agreed-story = Обе стороны согласились на ничью.
end-time = Время
end-time-story = { $side ->
    [white] У белых вышло время.
   *[black] У чёрных вышло время.
}
