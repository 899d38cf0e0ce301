### The page itself: title, buttons, headings, forms.

page-title = Шатар: монгольские шахматы
page-description = Шатар, хиашатар и шатрандж против программы или друга, прямо в браузере.

## The head

new-game = Новая партия
rules = Правила
share = Поделиться
look = Вид
tools = Партии и настройки

## Around the board

board-section = Доска
controls = Партия
take-back = Вернуть ход
hint = Подсказка
offer-draw = Ничья
resign = Сдаться
flip = Поворот
play-on = Играть дальше
close = Закрыть
plate = { $side ->
    [white] Игрок белых
   *[black] Игрок чёрных
}
engine = Программа
engine-level = Программа, уровень { $level }
thinks = думает
thinks-again = снова думает, после перезапуска
to-move = ходят
won = победа
clock-label = { $side ->
    [white] Часы белых: { $time }
   *[black] Часы чёрных: { $time }
}
clock-spoken = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
resign-question = { $side ->
    [white] Белые сдаются, и чёрные побеждают.
   *[black] Чёрные сдаются, и белые побеждают.
} Вы этого хотите?

## The moves

moves = Ходы
no-moves = Ходов ещё нет.
to-start = К началу
step-back = На ход назад
step-on = На ход вперёд
to-end = К последнему ходу
play-from-here = Играть отсюда
back-to-the-game = Вернуться к партии
back-to-my-game = Вернуться к моей партии
ply-of = Полуход { $ply } из { $of }.
start-of = Начало; полуходов в партии: { $of }.

## A new game

game = Игра
custom = Свои правила
custom-about = Каждое спорное правило можно выбрать самому, начиная с последнего выбранного набора.
opponent = Соперник
hot-seat = Двое за одним экраном
your-side = Ваша сторона
white = Белые
black = Чёрные
random = По жребию
level = Уровень
level-line = { $level }: { $about }
level-1 = первая в жизни партия
level-2 = начинающий
level-3 = мягкий соперник
level-4 = любитель
level-5 = уверенный игрок
level-6 = клубный игрок
level-7 = сильный клубный игрок
level-8 = знаток
level-9 = мастер
level-10 = в полную силу
clock = Часы
no-clock = Без часов
timed = На время
minutes = Минут каждому
increment = Секунд за ход
start = Начало
array = Исходная расстановка
from-fen = Позиция
fen = FEN позиции
begin = Начать

## What the page looks like

language = Язык
theme = Светлая и тёмная
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
board = Доска
cloth-felt = Войлок
cloth-wood = Гладкое дерево
cloth-stone = Камень
cloth-chequered = Клетчатая
men-of = Фигуры игры «{ $game }»
set-ulaanbaatar = Улан-Батор, крашеное дерево
set-soyot = Сойоты, мыльный камень
set-tuva = Тува, бронза 1920 года
set-mammoth = Кость мамонта, светлая и бурая
set-nishapur = Нишапур, два камня
set-letters = Буквы
coordinates = Буквы и цифры по краю
rings = Кольца телохранителей

## Sharing

link = Ссылка на эту партию
fen-now = FEN показанной позиции
pgn = PGN партии
paste = Вставьте FEN или PGN
put-on-board = Поставить на доску
copy = Копировать
copy-what = Копировать: { $what }
copied = Скопировано
selected = Выделено
take-understood = { $plies ->
    [one] Взять первый { $plies } полуход
    [few] Взять первые { $plies } полухода
    [many] Взять первые { $plies } полуходов
   *[other] Взять первые { $plies } полухода
}

## When the program stops

panic-title = Программа остановилась
panic-story = Это наша ошибка, не ваша. Партия сохранена ход за ходом.
panic-again = Загрузить страницу и продолжить партию
