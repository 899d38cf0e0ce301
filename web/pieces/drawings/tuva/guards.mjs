// Guard (hia): a man at arms of the lord's household. White: in scale armour, sabre swung over
// his head. Black: on watch in a deel, his matchlock with its forked rest slung on his back.

import { disc, ellipse, facet, line, rod, shape } from '../../tools/chisel.mjs';
import { green, red } from './bases.mjs';

/** A row of scales, from x to x. */
const scales = (from, to, y) => {
  const points = [];
  for (let x = from; x <= to; x += 2.5) points.push(`${x},${y + (points.length % 2 ? 2.5 : 0)}`);
  return line(points.join(' '));
};

function swordsman() {
  return red('guard', 'a man at arms in scale armour, sabre raised, a round shield on his arm')
    .form('body', shape('66,25! 69,18 67,12 59,7 46,5 33,8 24,14.5! 34,11.5 46,10.5 56,12.5 62,17 62,23!'))
    .dot('body', 'spec', shape('60,10! 47,7 34,9.5 30,11.5! 40,9 50,9 58,11.5!'))
    .form('trim', shape('58,22! 71,26! 70,29! 57,25!'), 0.8)
    // Legs in wide boots.
    .form('body', shape('40,70! 34,76 27,81 26,85! 43,85! 45,80 49,72!'))
    .form('body', shape('56,70! 60,76 60,80 61,85! 77,85! 76,81 69,76 66,70!'))
    // Skirts of the coat, then the breast.
    .form('body', shape('37,56! 32,66 27,77! 38,80 50,81 62,80 73,77! 68,66 63,56!'))
    .plane('shade', shape('56,56! 65,56! 76,80! 56,83! 59,68'))
    .patch('trim', 'flat', shape('24,74! 38,77 50,78 62,77 76,74! 76,78! 50,83! 24,78!'))
    .form('body', shape('50,36 42,37 35,41 34,49 37,60! 63,60! 66,49 65,41 58,37'))
    .plane('shade', shape('57,36! 67,42! 64,62! 54,62! 58,50'))
    .form('trim', facet('36.5,57 63.5,57 64.5,62 35.5,62'))
    // The raised arm.
    .form('body', shape('56,39! 62,43 70,42 75,36 75,29! 69,25.5 63,27! 64,31 62,33 57,32!'))
    .plane('shade', shape('57,41! 66,38 70,32 71,26! 77,28! 74,40! 62,46!'))
    .form('body', shape('62,24 66,22.5 71,24 71.5,29 67,31.5 62.5,29.5'))
    // Shield on the other.
    .form('trim', disc(29, 54, 15))
    .dot('trim', 'spec', shape('16.5,52! 19.5,45.5 26,41! 22,46.5 19.5,52!'))
    .form('body', disc(29, 54, 11))
    .plane('shade', shape('29,67! 41,64! 42,44! 37,47 37,57 33,62'))
    .form('trim', disc(29, 54, 4))
    .dot('trim', 'spec', disc(28, 53, 1.5), disc(29, 46, 1), disc(22, 50, 1), disc(22, 58, 1), disc(29, 62, 1), disc(36, 58, 1), disc(36, 50, 1))
    // Head and helmet.
    .form('body', shape('43,28! 43,34 45,38.5 50,41.5 55,38.5 57,34 57,28!'))
    .plane('shade', shape('53.5,28! 59,28! 58,40! 50,43! 54.5,36'))
    .form('body', shape('40.5,37.5! 40,30 42.5,24 46,20.5 50,18.5! 54,20.5 57.5,24 60,30 59.5,37.5! 56,38 56,31.5! 50,30 44,31.5! 44,38'))
    .dot('body', 'spec', shape('42,30.5! 44,25 48,21.5! 47,25 45,30!'))
    .plane('shade', shape('53,18! 62,26! 62,40! 55.5,39! 56,30 54,25'))
    .form('trim', shape('50,10! 46.5,14.5 47.5,19 50,20 52.5,19 53.5,14.5'))
    .dot('line', 'mid', shape('44.5,33.5! 47,32.5 49,34.5! 46.5,35.5'), shape('55.5,33.5! 53,32.5 51,34.5! 53.5,35.5'))
    .ink(1, line('50,34.5 49.5,36.5 50.5,37'), line('46,40 48,38.5 50,39 52,38.5 54,40'))
    .ink(0.8, scales(41, 63, 45), scales(43.5, 63, 50.5), scales(41, 68, 65.5), scales(41, 68, 71));
}

function marksman() {
  return green('guard', 'a man at arms on watch, a matchlock with its forked rest slung on his back')
    // The matchlock: the two horns of its rest, the barrel, the stock.
    .form('trim', shape('70,27! 67,19 67,10 70,2.5! 70.5,10 71.5,17 74,22!'))
    .form('trim', shape('73,27! 81,23.5 87,17.5 89.5,8! 84,14.5 79,18.5 74,20.5!'))
    .form('body', rod(79, 11, 36, 75, 4))
    .form('trim', rod(75.5, 20, 71, 26.5, 6))
    .form('body', shape('42,61! 49,66! 39,80 33,85 27,82 30,75!'))
    .form('body', shape('36,76! 32,81 30,84! 49,84! 49,76!'))
    .form('body', shape('51,76! 51,84! 70,84! 68,81 64,76!'))
    .form('body', shape('50,38 41,39 35,44 34,56 33,68 28,79! 40,82 50,82.5 60,82 72,79! 67,68 66,56 65,44 59,39'))
    .plane('shade', shape('58,38! 67,45! 74,81! 56,84! 60,66 60,52'))
    .patch('trim', 'flat', shape('27,75! 50,79 73,75! 73,78! 50,82 27,78!'), shape('46,37! 50,44! 61,49! 62,54! 59,59! 56,55! 47,47!'))
    .form('trim', shape('33.5,60! 50,63.5 66.5,60! 67,65! 50,68.5 33,65!'))
    // Arms: one hand on the sling, one on the dagger.
    .form('body', shape('40,41! 33,44 27,52 27,61 31,68 40,69.5! 46,68.5! 46,63! 38,62 36,57 40,51!'))
    .dot('body', 'spec', shape('33.5,46! 30,51 29,57.5! 32,52.5 35.5,48!'))
    .form('body', shape('60,41! 67,45 72,54 71,61 64,62 56,57 52,54! 55,49.5! 62,53 60,49!'))
    .plane('shade', shape('67,45! 74,55! 71,64! 55,59! 65,57'))
    .form('body', shape('50.5,49 54,48 57,50.5 56.5,54.5 53,55.5 50,53'))
    .form('trim', rod(40, 58, 52, 72, 3))
    .form('body', shape('42,62 46.5,61.5 48.5,64.5 46.5,68.5 42.5,68'))
    // Head in a hat with a brim of fur.
    .form('body', shape('42,27! 42,33 44.5,38 48,41 52,41 55.5,38 58,33 58,27!'))
    .plane('shade', shape('54.5,26! 60,26! 58,39! 51,43! 55,35'))
    .form('body', shape('41.5,23! 43.5,16 47,13 50,11! 53,13 56.5,16 58.5,23!'))
    .form('trim', shape('37,29.5 34.5,25 37,20.5 43,20 50,21 57,20 63,20.5 65.5,25 63,29.5 57,28.5 50,27.5 43,28.5'))
    .dot('trim', 'spec', shape('37,24.5! 39,22 46,22.5! 40,24 38,26.5!'))
    .form('trim', disc(50, 10.5, 2.5))
    .dot('line', 'mid', shape('44,32! 46.5,30.5 49,32.5! 46.5,33.5'), shape('56,32! 53.5,30.5 51,32.5! 53.5,33.5'))
    .dot('body', 'spec', disc(46, 31.5, 0.5), disc(53.5, 31.5, 0.5))
    .ink(1, line('50,32 49.5,35.5 50.5,36'), line('47.5,38.5 50,39 52.5,38.5'))
    .ink(0.8, line('50,69 49.5,81'), line('41,69 38,80'), line('59,69 62,80'));
}

export const guards = () => [swordsman(), marksman()];
