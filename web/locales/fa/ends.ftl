### How a game ended. $side is white or black, $king is shah or nojon.

wins = { $side ->
    [white] سفید می‌برد
   *[black] سیاه می‌برد
}
a-draw = تساوی
rematch = بازی دوباره

## Each end: a word or two, and what happened

end-mate = مات
end-mate-story = { $side ->
    [white] { $king ->
        [shah] شاه سفید در کیش است و هیچ حرکتی نجاتش نمی‌دهد.
       *[nojon] نویان سفید در کیش است و هیچ حرکتی نجاتش نمی‌دهد.
    }
   *[black] { $king ->
        [shah] شاه سیاه در کیش است و هیچ حرکتی نجاتش نمی‌دهد.
       *[nojon] نویان سیاه در کیش است و هیچ حرکتی نجاتش نمی‌دهد.
    }
}
end-niol = نیول
end-niol-story = { $side ->
    [white] سفید مات کرد، ولی در زنجیرهٔ کیش‌ها شاک نبود: نیول، برد نیست.
   *[black] سیاه مات کرد، ولی در زنجیرهٔ کیش‌ها شاک نبود: نیول، برد نیست.
}
end-niol-hia-story = { $side ->
    [white] سفید تنها با پاسدار مات کرد: نیول، برد نیست.
   *[black] سیاه تنها با پاسدار مات کرد: نیول، برد نیست.
}
end-horse-mate = مات با اسب
end-horse-mate-story = { $side ->
    [white] سفید تنها با اسب مات کرد و این اینجا برد نیست.
   *[black] سیاه تنها با اسب مات کرد و این اینجا برد نیست.
}
end-robado = روبادو
end-bare-king = شاه برهنه
end-bare-story = { $side ->
    [white] { $king ->
        [shah] برای سفید تنها شاه مانده است.
       *[nojon] برای سفید تنها نویان مانده است.
    }
   *[black] { $king ->
        [shah] برای سیاه تنها شاه مانده است.
       *[nojon] برای سیاه تنها نویان مانده است.
    }
}
end-both-bare-story = { $king ->
    [shah] برای هر دو طرف تنها شاه مانده است.
   *[nojon] برای هر دو طرف تنها نویان مانده است.
}
end-stalemate = پات
end-stalemate-story = { $side ->
    [white] سفید در کیش نیست و حرکتی ندارد.
   *[black] سیاه در کیش نیست و حرکتی ندارد.
}
end-repetition = تکرار
end-repetition-story = همان وضعیت برای بار سوم روی صفحه پدید آمد.
end-move-limit = حد حرکت‌ها
end-move-limit-story = { $plies ->
    [one] { $pawn ->
        [baidaq] { $plies } نیم‌حرکت بی زدن و بی حرکت پیاده گذشت.
       *[child] { $plies } نیم‌حرکت بی زدن و بی حرکت کودک گذشت.
    }
   *[other] { $pawn ->
        [baidaq] { $plies } نیم‌حرکت بی زدن و بی حرکت پیاده گذشت.
       *[child] { $plies } نیم‌حرکت بی زدن و بی حرکت کودک گذشت.
    }
}
end-resigned = واگذاری
end-resigned-story = { $side ->
    [white] سفید واگذار کرد.
   *[black] سیاه واگذار کرد.
}
end-agreed = توافق
end-agreed-story = هر دو طرف به تساوی رضا دادند.
end-time = وقت
end-time-story = { $side ->
    [white] وقت سفید تمام شد.
   *[black] وقت سیاه تمام شد.
}
