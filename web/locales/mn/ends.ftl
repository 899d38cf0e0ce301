### How a game ended. $side is white or black, $king is shah or nojon.

wins = { $side ->
    [white] Цагаан хожив
   *[black] Хар хожив
}
a-draw = Тэнцээ
rematch = Дахин тоглох

## Each end: a word or two, and what happened

end-mate = Мад
end-mate-story = { $side ->
    [white] { $king ->
        [shah] Цагааны шах цохилтод орсон, аврах нүүдэл алга.
       *[nojon] Цагааны ноён цохилтод орсон, аврах нүүдэл алга.
    }
   *[black] { $king ->
        [shah] Харын шах цохилтод орсон, аврах нүүдэл алга.
       *[nojon] Харын ноён цохилтод орсон, аврах нүүдэл алга.
    }
}
end-niol = Ниол
end-niol-story = { $side ->
    [white] Цагаан мад тавьсан боловч цувралд шаг ороогүй: ниол, хожил биш.
   *[black] Хар мад тавьсан боловч цувралд шаг ороогүй: ниол, хожил биш.
}
end-niol-hia-story = { $side ->
    [white] Цагаан ганц хиагаар мад тавьсан: ниол, хожил биш.
   *[black] Хар ганц хиагаар мад тавьсан: ниол, хожил биш.
}
end-horse-mate = Морины мад
end-horse-mate-story = { $side ->
    [white] Цагаан ганц морьоор мад тавьсан, энэ нь энд хожил биш.
   *[black] Хар ганц морьоор мад тавьсан, энэ нь энд хожил биш.
}
end-robado = Робадо
end-bare-king = Нүцгэн ноён
end-bare-story = { $side ->
    [white] { $king ->
        [shah] Цагаанд зөвхөн шах нь үлдсэн.
       *[nojon] Цагаанд зөвхөн ноён нь үлдсэн.
    }
   *[black] { $king ->
        [shah] Харт зөвхөн шах нь үлдсэн.
       *[nojon] Харт зөвхөн ноён нь үлдсэн.
    }
}
end-both-bare-story = { $king ->
    [shah] Хоёр талд зөвхөн шах нь үлдсэн.
   *[nojon] Хоёр талд зөвхөн ноён нь үлдсэн.
}
end-stalemate = Жид
end-stalemate-story = { $side ->
    [white] Цагаан цохилтод ороогүй ч нүүх нүүдэлгүй.
   *[black] Хар цохилтод ороогүй ч нүүх нүүдэлгүй.
}
end-repetition = Давталт
end-repetition-story = Нэг байрлал хөлөг дээр гурав дахь удаагаа гарлаа.
end-move-limit = Нүүдлийн хязгаар
end-move-limit-story = { $plies ->
    [one] { $pawn ->
        [baidaq] Идэлгүй, байдак нүүлгүй { $plies } хагас нүүдэл өнгөрлөө.
       *[child] Идэлгүй, хүү нүүлгүй { $plies } хагас нүүдэл өнгөрлөө.
    }
   *[other] { $pawn ->
        [baidaq] Идэлгүй, байдак нүүлгүй { $plies } хагас нүүдэл өнгөрлөө.
       *[child] Идэлгүй, хүү нүүлгүй { $plies } хагас нүүдэл өнгөрлөө.
    }
}
end-resigned = Бууж өгсөн
end-resigned-story = { $side ->
    [white] Цагаан бууж өглөө.
   *[black] Хар бууж өглөө.
}
end-agreed = Тохиролцсон
end-agreed-story = Хоёр тал тэнцэхээр тохирлоо.
end-time = Цаг
end-time-story = { $side ->
    [white] Цагааны цаг дууслаа.
   *[black] Харын цаг дууслаа.
}
