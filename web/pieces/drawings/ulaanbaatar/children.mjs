// Pawns (khuu, "child"): eight different on each side. Red: young of the wild, the snow
// leopard's cub first. Green: young of the herd and the camp, the bankhar's puppy first. The
// eighth is a child making music. `pawn` alone is the first of them.

import { disc, ellipse, facet, line, mirror, rod, shape } from '../../tools/chisel.mjs';
import { green, red } from './bases.mjs';

const LIT = shape('40,60! 36,70 35,77 33,83.4! 40,83! 42,72!');
const SHADED = shape('58,60! 66,70! 67,84! 58,84! 60,74');
const EARS = '44,57! 39,54 34,55 33,58.6 37,61 44,61!';
const TAIL = '62,80! 70,80 74,75 72,68 71,61 74,57 78,58 78,62! 76,62 75,66 78,72 77,80 71,84 62,84!';

/** The sitting body most of the young share; the head comes after it. */
const sit = (man, coat) =>
  man
    .form(coat, shape('40,64 36,70 35,77 33,83.4! 65,83.4! 66,77 64,70 59,63'))
    .plane('light', LIT)
    .plane('shade', SHADED)
    .form(coat, shape('41,74! 41,79! 38,80.6 38,84! 49,84! 49,74!'), 0)
    .form(coat, shape('50,74! 50,84! 61,84! 61,80.6 58,79! 58,74!'), 0)
    .ink(1.1, line('41.6,72 41.6,79 38.4,81'), line('49.5,74 49.5,84'), line('57.4,72 57.4,79 60.6,81'));

const eyes = (man, y, apart = 6.2, r = 1.9) => man.dot('line', 'mid', ellipse(50 - apart, y, r, r * 1.1), ellipse(50 + apart, y, r, r * 1.1));

const nose = (man, y) =>
  man
    .dot('line', 'mid', shape(`47.4,${y}! 50,${y - 0.6} 52.6,${y}! 50,${y + 2.6}`))
    .ink(0.9, line(`50,${y + 2.6} 49.6,${y + 4.8} 47.4,${y + 5.4}`), line(`50,${y + 2.6} 50.4,${y + 4.8} 52.6,${y + 5.4}`));

const head = (man, coat, points) =>
  man
    .form(coat, shape(points))
    .plane('light', shape('30,70! 30,38! 46,38! 46,47! 41,52 39,60 41,70!'))
    .plane('shade', shape('60,40! 70,40! 70,72! 50,72! 58,63 61,54'));

function leopardCub(id) {
  const man = red(id, 'a snow leopard cub').form('body', shape(TAIL)).patch('hair', 'mid', facet('70,66 77,65 77,68 70,69'), facet('70,73 79,72 79,75 70,76'), facet('72,56 80,56 80,63 76,63'));
  head(sit(man, 'body'), 'body', '36,54 34,46 37,43 42,45 46,46 53,46 57,45 62,43 65,46 64,54 64,60 60,66 54,69 46,69 39,66 35,60')
    .patch('hair', 'shade', shape('36,45.5! 40,46 38.6,50.4 36,50!'), shape('64,45.5! 60,46 61.4,50.4 64,50!'))
    .dot('body', 'light', ellipse(50, 63.4, 5.6, 3.6))
    .dot('hair', 'mid', disc(46, 50, 1.3), disc(50, 49, 1.3), disc(54, 50, 1.3), disc(38.4, 61, 1.2), disc(61.6, 61, 1.2));
  return nose(eyes(man, 57), 60.4);
}

function foxKit(id) {
  const man = red(id, 'a fox kit').form('fur', shape('60,82! 67,80 71,75 71,67 74,58! 80,64 82,72 79,80 72,84 62,84!')).patch('body', 'light', facet('70,56 84,56 84,67 70,66'));
  head(sit(man, 'fur'), 'fur', '34,40! 41,46.5 46,48.5 54,48.5 59,46.5 66,40! 67,50 65,57 58,63 50,68.6! 42,63 35,57 33,50')
    .patch('body', 'light', shape('32,55! 42,57 48,61 50,64! 52,61 58,57 68,55! 62,66 50,72 38,66'))
    .dot('line', 'mid', disc(50, 67, 2));
  return eyes(man, 55.4, 6, 1.7);
}

function hare(id) {
  const ear = '48,52! 45,44 40,38 37,31 40,28 45,32 48,39 49,52!';
  const man = red(id, 'a tolai hare, ears up').form('body', shape(ear)).patch('hair', 'light', shape('47,50! 44,41 41,36 40,32! 45,37 48,44!')).form('body', shape(mirror(ear))).plane('shade', shape('53,50! 56,41 59,36 62,27! 66,30! 58,46!'));
  head(sit(man, 'body'), 'body', '40,56 42,50 50,47.6 58,50 60,56 59,63 55,67 50,68 45,67 41,63').dot('body', 'light', ellipse(47.4, 63, 3, 2.6), ellipse(52.6, 63, 3, 2.6)).dot('hair', 'shade', facet('48.4,60.6 51.6,60.6 50,62.6'));
  return eyes(man, 56.4, 5.4, 1.7);
}

function marmot(id) {
  const man = red(id, 'a marmot standing watch')
    .form('fur', disc(41.4, 47.6, 3))
    .form('fur', disc(58.6, 47.6, 3))
    .form('fur', shape('50,44 43,45.6 40,51 40,57 36,64 34,73 36,83.4! 64,83.4! 66,73 64,64 60,57 60,51 57,45.6'))
    .plane('light', shape('50,44! 43,45.6 40,51 40,57 36,64 34,73 36,84! 40,84! 40,68 44,58 45,50!'))
    .plane('shade', shape('57,45! 61,56! 67,66! 66,84! 60,84! 62,72 58,60'))
    .patch('body', 'mid', shape('44,66 50,62.6 56,66 59,74 57,84! 43,84! 41,74'))
    .form('fur', ellipse(44.6, 69, 3.6, 2.4))
    .form('fur', ellipse(55.4, 69, 3.6, 2.4))
    .dot('body', 'light', ellipse(50, 57.6, 5.6, 4), facet('48,61 52,61 51.8,64.4 48.2,64.4'));
  return nose(eyes(man, 51.4, 5.4, 1.6), 54.6);
}

function wolfCub(id) {
  const man = sit(red(id, 'a wolf cub howling').form('fur', shape('60,82! 68,80 72,76 76,76! 77,80 72,84 62,84!')), 'fur');
  man.form('fur', shape('31,42! 36,41 44,45 50,48.6 60,44! 60,52 62,60 60,67 52,70 44,68 42,62 40,57 33,53! 37,50 31,46'))
    .plane('light', shape('31,42! 36,41 44,45 50,48.6 60,44! 56,52 46,52 38,48!'))
    .plane('shade', shape('60,46! 63,60 60,68 50,71! 55,64 56,56'))
    .patch('body', 'mid', shape('33,53! 40,52 46,56 50,62 52,72! 42,70! 42,62 40,58'))
    .dot('line', 'mid', disc(32.6, 42.6, 1.8), ellipse(44.6, 48.6, 1.7, 1.3))
    .ink(0.9, line('58,47 56,52 57,55'));
  return man;
}

function argaliLamb(id) {
  const horn = '47,50! 41,45 34,46 30,52 31,59 36,62 40,59! 36,57.6 35.6,53.6 39,52 45,56!';
  const man = sit(red(id, 'a young argali, horns curling'), 'body').form('hair', shape(horn)).plane('light', shape('47,50! 41,45 34,46 30,52! 36,49 42,50!')).form('hair', shape(mirror(horn)));
  man.form('body', shape('44,51 50,48 56,51 57,58 54,66 50,68.6 46,66 43,58')).plane('light', shape('44,51! 50,48! 47,58 47,67! 43,58')).plane('shade', shape('54,49! 58,58 54,67 50,69! 54,60')).ink(0.9, line('34,48 36,51'), line('32,54 35,54.4'), line('66,48 64,51'), line('68,54 65,54.4'));
  return nose(eyes(man, 56, 4, 1.5), 63);
}

function owlet(id) {
  return red(id, 'an eagle-owl chick')
    .form('fur', shape('36,42! 43,47.4 50,48.4 57,47.4 64,42! 65,53 67,64 65,75 58,83.4! 42,83.4! 35,75 33,64 35,53'))
    .plane('light', shape('36,42! 43,47.4 48,48! 41,54 39,64 41,83! 35,75 33,64 35,53'))
    .plane('shade', shape('62,44! 68,54! 68,70 60,84! 55,84! 61,74 62,62'))
    .patch('body', 'mid', shape('50,62! 57,66 58,76 54,84! 46,84! 42,76 43,66'))
    .dot('body', 'light', disc(43.8, 56, 5.6), disc(56.2, 56, 5.6))
    .dot('gold', 'mid', disc(43.8, 56, 4), disc(56.2, 56, 4))
    .dot('line', 'mid', disc(43.8, 56, 2.2), disc(56.2, 56, 2.2))
    .dot('gold', 'mid', facet('47.6,58.6 52.4,58.6 50,64'), ellipse(45, 83, 3, 1.4), ellipse(55, 83, 3, 1.4))
    .ink(0.9, line('46,69 48,71 50,69 52,71 54,69'), line('45,74 47.5,76 50,74 52.5,76 55,74'));
}

/** A seated child in a deel; the hands are left for the instrument. */
function child(man) {
  return man
    .form('cloth', shape('42,64 37,70 34,78 33,83.6! 67,83.6! 66,78 63,70 58,64'))
    .plane('light', LIT)
    .plane('shade', SHADED)
    .form('skin', shape('41,52! 40.6,58 43,64 50,67.4 57,64 59.4,58 59,52!'))
    .plane('shade', shape('55,50! 61,50! 60,66! 50,68! 56,61'))
    .dot('line', 'mid', disc(46.2, 58, 1.5), disc(53.8, 58, 1.5))
    .ink(1, line('47.4,62.6 50,63.8 52.6,62.6'));
}

function drummer(id) {
  return child(red(id, 'a boy with a drum'))
    .form('hair', shape('39,55! 39,47 44,43 50,42 56,43 61,47 61,55! 56,51.6 50,53.4! 44,51.6'))
    .plane('light', shape('39,55! 39,47 44,43 50,42! 44,47 43,52!'))
    .form('hair', disc(50, 40.6, 2.8))
    .form('gold', disc(50, 75.4, 7.6))
    .form('body', disc(50, 75.4, 5.4), 0.9)
    .plane('light', shape('44,75! 45,71 50,69.6! 49,73 46,78!'))
    .form('skin', disc(41, 73.4, 2.7))
    .form('skin', disc(59, 73.4, 2.7));
}

function fiddler(id) {
  return child(green(id, 'a boy with a horse-head fiddle'))
    .form('cloth', shape('40,51! 42,45 50,41.6 58,45 60,51!'))
    .plane('light', shape('40,51! 42,45 50,41.6! 47,51!'))
    .form('gold', shape('38,52 41,49.4 50,50.4 59,49.4 62,52 59,54.6 50,53.6 41,54.6'))
    .form('hair', rod(66, 52, 52, 76, 2.6))
    .form('hair', shape('63,51! 64,47 69,47 70,51 68,54!'))
    .form('gold', facet('46,69 57,74 53,82.6 42,78'))
    .plane('light', facet('46,69 50,71 46,80 42,78'))
    .form('skin', disc(60, 65, 2.7))
    .form('skin', disc(41, 74, 2.7));
}

function puppy(id) {
  const man = green(id, 'a bankhar puppy').form('hair', shape('62,82! 70,80 74,73 72,66 68,66! 70,61 75,60 79,64 79,74 76,82 68,84!'));
  head(sit(man, 'body'), 'hair', '37,56 39,49 44,46 50,45.4 56,46 61,49 63,56 62,63 57,68 50,69 43,68 38,63');
  man.form('hair', shape('42,47! 36,45.6 33,51 33,60 36,64! 39,60 40,53')).plane('light', shape('42,47! 36,45.6 33,51 33,58! 36,51!')).form('hair', shape('58,47! 64,45.6 67,51 67,60 64,64! 61,60 60,53'))
    .form('skin', shape('43,64 45,59.4 50,58 55,59.4 57,64 54,68.2 50,69.2 46,68.2'), 0.8)
    .dot('skin', 'mid', ellipse(44.6, 51.8, 2.4, 1.7), ellipse(55.4, 51.8, 2.4, 1.7))
    .dot('cloth', 'light', shape('41,69! 50,71.4 59,69! 59,72! 50,74.4 41,72!'));
  return nose(eyes(man, 56.2, 5.6, 1.9), 60.6);
}

function lamb(id) {
  const man = sit(green(id, 'a lamb'), 'fur').form('hair', shape(EARS)).form('hair', shape(mirror(EARS)));
  man.form('hair', shape('43,55 50,50 57,55 56,63 53,68 50,69 47,68 44,63')).plane('light', shape('43,55! 50,50! 47,60 47,69! 44,63'))
    .form('fur', shape('41,56! 38,53 40,48.6! 40,45 45,45! 48,41.6 52,42.4! 56,41.6 59,46! 62,48 60,53! 60,57 56,56! 53,59 50,56! 46,59 44,56!')).plane('light', shape('41,56! 38,53 40,48.6! 40,45 45,45! 48,41.6 52,42.4! 46,48 45,57!'))
    .dot('skin', 'light', disc(46.8, 60.4, 1.3), disc(53.2, 60.4, 1.3)).dot('line', 'mid', disc(46.8, 60.6, 0.9), disc(53.2, 60.6, 0.9), facet('48.4,64.6 51.6,64.6 50,66.6'));
  return man;
}

function kid(id) {
  const horn = '48,50! 44,45 41,38! 40,34! 46,39 50,48!';
  const man = sit(green(id, 'a kid'), 'hair').form('gold', shape(horn)).form('gold', shape(mirror(horn))).form('hair', shape(EARS)).form('hair', shape(mirror(EARS)));
  man.form('hair', shape('50,72! 47,68! 44,62 43,54 46,49 50,48 54,49 57,54 56,62 53,68!')).plane('light', shape('47,68! 44,62 43,54 46,49 50,48! 47,56!')).patch('skin', 'mid', shape('50,47! 52,55 53,62 54,68! 46,68! 47,62 48,55')).dot('line', 'mid', facet('48,64 52,64 50,66.4'));
  return eyes(man, 57, 4.4, 1.5).dot('skin', 'light', disc(45.2, 56.4, 0.6), disc(54, 56.4, 0.6));
}

function yakCalf(id) {
  const horn = '44,51! 37,51 32,46 33,38! 37,44 45,47!';
  const man = green(id, 'a yak calf')
    .form('hair', shape('40,60 35,68 33,76 32,83.8! 36,81! 39,84! 43,81! 47,84! 50,81! 54,84! 58,81! 61,84! 65,81! 68,83.8! 67,76 65,68 60,60'))
    .plane('light', LIT)
    .form('gold', shape(horn)).form('gold', shape(mirror(horn))).form('hair', shape(EARS)).form('hair', shape(mirror(EARS)))
    .form('hair', shape('42,56 44,50 50,47 56,50 58,56 57,65 54,70 50,71 46,70 43,65'))
    .form('skin', shape('44,66 50,62 56,66 55,70.6 50,72 45,70.6'), 0.8)
    .form('body', shape('42,55! 44,47 50,44.6 56,47 58,55! 55,53.6 54,58! 51.6,54.6 50,60! 48,54.6 46,58! 45,53.6')).plane('light', shape('42,55! 44,47 50,44.6! 46,50 46,58!'))
    .dot('line', 'mid', disc(47.6, 67.4, 0.9), disc(52.4, 67.4, 0.9));
  return eyes(man, 59.6, 4.8, 1.5).dot('skin', 'light', disc(44.8, 59, 0.6), disc(54.4, 59, 0.6));
}

function foal(id) {
  return green(id, 'a foal')
    .form('hair', shape('65,60! 70,61 72,68 70,77! 68,70!'))
    .form('body', shape('55,70! 58,83.4! 63,83.6! 62,72!'))
    .plane('shade', facet('54,69 64,69 64,84 54,84'))
    .form('body', shape('40,68! 41,83.4! 46,83.6! 47,72!'))
    .plane('shade', facet('38,66 48,66 48,84 38,84'))
    .form('body', shape('31,57 33,52 38,47 42,40! 46,45 51,52 55,58 62,58.6 67,61 69,67 67,73 69,83.4! 63.6,83.6! 62.6,74 53,72.6 52,83.6! 46.4,83.6! 45,72 42,67 41,60 38,60.6 34,61'))
    .plane('light', shape('31,57! 33,52 38,47 42,40! 42,48 38,54!'), shape('46,62! 55,58 62,58.6 67,61! 60,64 52,66!'))
    .plane('shade', shape('45,72! 56,68 66,66 70,62! 70,84! 67,84! 66,76! 62.6,74 53,72.6 52,84! 50,84!'))
    .patch('hair', 'mid', facet('40,80.6 72,80.6 72,86 40,86'))
    .form('hair', shape('41,46! 41,41 45,40 50,46 56,56 55,61! 52,57 51,61! 47,55 45,57! 45,49'))
    .plane('light', shape('41,46! 41,41 45,40 50,46! 47,48 45,52!'))
    .dot('line', 'mid', disc(38.4, 52.4, 1.5), disc(33, 57.6, 0.9));
}

function camelCalf(id) {
  const coat = '31,55 33,50 38,47 42,46 44,50 43.6,57 45,62 48.6,64 50.6,58 53.6,55 56.4,58 58,62.6 60.4,62 61.6,58 64.4,55.6 67,59 68.6,67 69,76 66,83.6! 39,83.6! 38,76 40,69 38,62 36,58 32,58.6';
  return green(id, 'a camel calf lying down')
    .form('fur', shape(coat))
    .plane('light', shape('31,55! 33,50 38,47 42,46! 38,52 36,57!'), shape('43,66! 48.6,66 54,54! 58,66 66,56! 62,68 50,70 44,76!'))
    .plane('shade', shape('66,57! 71,66! 70,84! 60,84! 66,74'), shape('38,62! 43,68 44,84! 38,84! 39,74'))
    .form('hair', shape('50,60! 51,56 53.6,53.4 56.4,56 57.4,60.6! 55,58.6 53.6,62! 52.4,59'))
    .form('hair', shape('61,60.6! 62,56.4 64.6,54 67,57 68,62! 66,59.6 64.6,62.6! 63,60'))
    .form('hair', shape('37,48.6! 38.6,44.6 43,44.6 44.6,49!'), 0.9)
    .form('fur', shape('46,83.8! 46,80 52,78.8 62,79.6 64,83.8!'))
    .dot('line', 'mid', disc(37.4, 51.4, 1.4))
    .ink(0.9, line('32,56.8 35,56.4 36.4,55'));
}

function kitten(id) {
  const man = green(id, 'a kitten').form('body', shape(TAIL)).plane('shade', facet('74,68 80,68 80,84 70,86'));
  head(sit(man, 'body'), 'body', '35,41! 41,46 46,47 54,47 59,46 65,41! 65.6,52 64,60 60,66 54,69 46,69 40,66 36,60 34.4,52')
    .patch('hair', 'mid', facet('48.8,44 51.2,44 50.6,52 49.4,52'), facet('44.4,44 46.4,44 47,51 46,51'), facet('53.6,44 55.6,44 54,51 53,51'), facet('32,57 40,58.4 40,59.4 32,60'), facet('68,57 60,58.4 60,59.4 68,60'))
    .dot('skin', 'light', ellipse(50, 63.6, 5.4, 3.6))
    .dot('gold', 'light', ellipse(43.6, 56.6, 2.8, 2.3), ellipse(56.4, 56.6, 2.8, 2.3))
    .dot('line', 'mid', ellipse(43.6, 56.6, 1, 2.1), ellipse(56.4, 56.6, 1, 2.1));
  return nose(man, 60.6);
}

const WILD = [leopardCub, foxKit, hare, marmot, wolfCub, argaliLamb, owlet, drummer];
const TAME = [puppy, lamb, kid, yakCalf, foal, camelCalf, kitten, fiddler];

export const children = () => [WILD, TAME].flatMap((side) => [side[0]('pawn'), ...side.map((carve, i) => carve(`pawn-${i + 1}`))]);
