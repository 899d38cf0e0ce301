// Pawns (khuu, "child"): cubs of that side's Bers and their playmates, small and on small plinths.

import { disc, ellipse, line, shape } from '../../tools/chisel.mjs';
import { green, red } from './bases.mjs';

function leopardCub(id) {
  return red(id, 'Child, a snow leopard cub')
    .form('body', shape('62,80! 70,80 74,75 72,68 71,61 74,57 78,58 78,62! 76,62 75,66 78,72 77,80 71,84 62,84!'))
    .form('body', shape('40,64 36,70 35,77 33,83.4! 65,83.4! 66,77 64,70 59,63'))
    .plane('light', shape('40,64! 36,70 35,77 33,83.4! 40,83! 42,72!'))
    .plane('shade', shape('58,63! 66,70! 67,84! 58,84! 60,74'))
    .form('body', shape('41,70! 41,79! 38,80.6 38,84! 48,84! 49,70!'))
    .form('body', shape('50,70! 51,84! 60,84! 60,80.6 57,79! 58,70!'))
    .form('body', shape('36,54 34,46 37,43 42,45 46,46 53,46 57,45 62,43 65,46 64,54 64,60 60,66 54,69 46,69 39,66 35,60'))
    .plane('light', shape('36,54! 34,46 37,43 42,45 46,46! 41,52 39,60 40,66! 35,60!'))
    .plane('shade', shape('60,46! 65,44! 66,60! 60,68! 50,70! 58,63 61,55'))
    .patch('hair', 'shade', shape('36,45.5! 40,46 38.6,50.4 36,50!'), shape('64,45.5! 60,46 61.4,50.4 64,50!'))
    .dot('body', 'light', ellipse(50, 63.4, 5.6, 3.6))
    .dot('line', 'mid', ellipse(43.6, 57, 1.9, 2.1), ellipse(56.4, 57, 1.9, 2.1), shape('47.4,60.4! 50,59.8 52.6,60.4! 50,63'))
    .dot('hair', 'mid', disc(46, 50, 1.2), disc(50, 49, 1.2), disc(54, 50, 1.2), disc(38.4, 61, 1.1), disc(61.6, 61, 1.1))
    .ink(0.9, line('50,63 50,65 47.6,66'), line('50,65 52.4,66'));
}

function puppy(id) {
  return green(id, 'Child, a bankhar puppy')
    .form('hair', shape('62,82! 70,80 74,73 72,66 68,66! 70,61 75,60 79,64 79,74 76,82 68,84!'))
    .plane('light', shape('68,66! 70,61 75,60! 73,65!'))
    .form('hair', shape('40,64 36,70 35,77 33,83.4! 65,83.4! 66,77 64,70 59,63'))
    .plane('light', shape('40,64! 36,70 35,77 33,83.4! 38,83! 40,72!'))
    .form('body', shape('43,68 50,66 57,68 58,76 54,80 46,80 42,76'), 0)
    .form('body', shape('41,74! 41,79! 38,80.6 38,84! 48,84! 49,74!'))
    .form('body', shape('50,74! 51,84! 60,84! 60,80.6 57,79! 58,74!'))
    .form('hair', shape('37,56 39,49 44,46 50,45.4 56,46 61,49 63,56 62,63 57,68 50,69 43,68 38,63'))
    .plane('light', shape('37,56! 39,49 44,46 50,45.4! 44,52 41,60 42,67! 38,63!'))
    .form('hair', shape('42,47! 36,45.6 33,51 33,60 36,64! 39,60 40,53'))
    .plane('light', shape('42,47! 36,45.6 33,51 33,58! 36,51!'))
    .form('hair', shape('58,47! 64,45.6 67,51 67,60 64,64! 61,60 60,53'))
    .form('body', shape('44,63 46,59.4 50,58.4 54,59.4 56,63 54,67.4 50,68.6 46,67.4'), 0.8)
    .plane('light', shape('44,63! 46,59.4 50,58.4 53,59! 48,62 47,67!'))
    .dot('body', 'light', ellipse(44.6, 52.6, 2, 1.6), ellipse(55.4, 52.6, 2, 1.6))
    .dot('gold', 'light', disc(44.6, 56.6, 1.8), disc(55.4, 56.6, 1.8))
    .dot('line', 'mid', disc(44.7, 56.7, 1.1), disc(55.3, 56.7, 1.1), shape('47,60.6! 50,59.6 53,60.6! 50,63.4'))
    .ink(1, line('50,63.4 50,65.4 47.6,66.2'), line('50,65.4 52.4,66.2'));
}

export const children = () => [leopardCub('pawn'), puppy('pawn')];
