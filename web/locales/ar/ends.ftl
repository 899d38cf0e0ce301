### How a game ended. $side is white or black, $king is shah or nojon.

wins = { $side ->
    [white] فاز الأبيض
   *[black] فاز الأسود
}
a-draw = تعادل
rematch = دور ثأر

## Each end: a word or two, and what happened

end-mate = مات
end-mate-story = { $side ->
    [white] { $king ->
        [shah] شاه الأبيض تحت الكش ولا نقلة تنقذه.
       *[nojon] نويون الأبيض تحت الكش ولا نقلة تنقذه.
    }
   *[black] { $king ->
        [shah] شاه الأسود تحت الكش ولا نقلة تنقذه.
       *[nojon] نويون الأسود تحت الكش ولا نقلة تنقذه.
    }
}
end-niol = نيول
end-niol-story = { $side ->
    [white] أمات الأبيض، لكن سلسلة الكشّات خلت من شاك: نيول، لا فوز.
   *[black] أمات الأسود، لكن سلسلة الكشّات خلت من شاك: نيول، لا فوز.
}
end-niol-hia-story = { $side ->
    [white] أمات الأبيض بحارس وحده: نيول، لا فوز.
   *[black] أمات الأسود بحارس وحده: نيول، لا فوز.
}
end-horse-mate = مات بالحصان
end-horse-mate-story = { $side ->
    [white] أمات الأبيض بالحصان وحده، وليس هذا فوزًا هنا.
   *[black] أمات الأسود بالحصان وحده، وليس هذا فوزًا هنا.
}
end-robado = روبادو
end-bare-king = ملك عارٍ
end-bare-story = { $side ->
    [white] { $king ->
        [shah] لم يبق للأبيض إلا الشاه.
       *[nojon] لم يبق للأبيض إلا النويون.
    }
   *[black] { $king ->
        [shah] لم يبق للأسود إلا الشاه.
       *[nojon] لم يبق للأسود إلا النويون.
    }
}
end-both-bare-story = { $king ->
    [shah] لم يبق للجانبين إلا الشاه.
   *[nojon] لم يبق للجانبين إلا النويون.
}
end-stalemate = انسداد
end-stalemate-story = { $side ->
    [white] ليس الأبيض تحت الكش ولا نقلة له.
   *[black] ليس الأسود تحت الكش ولا نقلة له.
}
end-repetition = تكرار
end-repetition-story = ظهر الوضع نفسه على الرقعة للمرة الثالثة.
end-move-limit = حدّ النقلات
end-move-limit-story = { $pawn ->
    [baidaq] { $plies ->
        [zero] مضى { $plies } نصف نقلة بلا أخذ ولا نقلة بيدق.
        [one] مضى نصف نقلة واحد ({ $plies }) بلا أخذ ولا نقلة بيدق.
        [two] مضى نصفا نقلة ({ $plies }) بلا أخذ ولا نقلة بيدق.
        [few] مضت { $plies } أنصاف نقلات بلا أخذ ولا نقلة بيدق.
        [many] مضى { $plies } نصف نقلة بلا أخذ ولا نقلة بيدق.
       *[other] مضى { $plies } نصف نقلة بلا أخذ ولا نقلة بيدق.
    }
   *[child] { $plies ->
        [zero] مضى { $plies } نصف نقلة بلا أخذ ولا نقلة ولد.
        [one] مضى نصف نقلة واحد ({ $plies }) بلا أخذ ولا نقلة ولد.
        [two] مضى نصفا نقلة ({ $plies }) بلا أخذ ولا نقلة ولد.
        [few] مضت { $plies } أنصاف نقلات بلا أخذ ولا نقلة ولد.
        [many] مضى { $plies } نصف نقلة بلا أخذ ولا نقلة ولد.
       *[other] مضى { $plies } نصف نقلة بلا أخذ ولا نقلة ولد.
    }
}
end-resigned = استسلام
end-resigned-story = { $side ->
    [white] استسلم الأبيض.
   *[black] استسلم الأسود.
}
end-agreed = اتفاق
end-agreed-story = اتفق الجانبان على التعادل.
end-time = الوقت
end-time-story = { $side ->
    [white] نفد وقت الأبيض.
   *[black] نفد وقت الأسود.
}
