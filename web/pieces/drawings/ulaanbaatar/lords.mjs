// King (nojon): a seated lord. Red: old, long-bearded, hands on his beads, on a post throne.
// Green: young, beardless, a cup in his hand, on a throne with a round back.

import { disc, ellipse, facet, line, mirror, shape } from '../../tools/chisel.mjs';
import { green, red } from './bases.mjs';

const SEAT = '22,70 78,70 80,83 20,83';
const LAP = '50,60 60,58 71,60 79,66 80,72 73,77 50,77 27,77 20,72 21,66 29,60 40,58';
const TORSO = '50,34 40,36 33,43 31,54 32,66! 68,66! 69,54 67,43 60,36';
const ARM = '37,38 29,44 25,54 27,62 34,66 44,66 50,64! 50,57! 43,57 39,54 40,46';

const DRAGON = '26,44! 20,40 16,33 18,26 24,23 29,26! 25,28 23,31 25,34 31,33!';

function old() {
  return red('king', 'an old bearded lord seated on a post throne')
    .form('hair', shape('26,80! 24,34! 32,34! 36,40 50,42 64,40 68,34! 76,34! 74,80!'))
    .plane('light', shape('25,80! 24,34! 27.5,34! 28.5,80!'), shape('68,34! 71,34! 71,60! 68,60!'))
    .plane('shade', shape('33,38! 67,38! 66,70! 34,70!'))
    .form('gold', disc(28, 31, 4.2))
    .plane('light', disc(26.8, 29.8, 2.4))
    .form('gold', disc(72, 31, 4.2))
    .plane('light', disc(70.8, 29.8, 2.4))
    .form('hair', facet(SEAT))
    .plane('light', facet('20,70 50,70 48,83 18,83'))
    .patch('gold', 'mid', facet('20,78.5 80,78.5 80,81 20,81'))
    .form('cloth', shape(LAP))
    .plane('light', shape('50,60! 40,58 29,60 21,66 20,72 26,70 38,67 50,68!'))
    .plane('shade', shape('50,72! 62,73 76,70 82,66! 82,80! 40,80! 30,77!'))
    .form('cloth', shape(TORSO))
    .plane('light', shape('50,34! 40,36 33,43 31,54 36,56! 42,44 50,40!'))
    .plane('shade', shape('58,36! 70,36! 72,68! 54,68! 60,56 61,46'))
    .form('cloth', shape(ARM))
    .plane('light', shape('37,38! 29,44 25,54 27,60 31,60 31,52 38,44!'))
    .plane('shade', shape('34,66! 44,66 50,64! 50,61! 42,63!'))
    .form('cloth', shape(mirror(ARM)))
    .plane('light', shape('63,38! 69,43 71,50 67,48 61,46!'))
    .plane('shade', shape('71,42! 80,52! 76,68! 50,67! 50,61! 62,62 70,58'))
    .form('gold', shape('41,56! 38,61 41,66! 46,66! 46,56!'))
    .form('gold', shape('59,56! 62,61 59,66! 54,66! 54,56!'))
    .plane('shade', shape('58,56! 64,56! 64,68! 55,68!'))
    .form('skin', shape('45,57 50,56 55,57 56,62 50,66 44,62'))
    .plane('shade', shape('50,60! 57,58! 57,66! 48,66!'))
    .form('skin', shape('40,20! 39,27 41,34 46,39 54,39 59,34 61,27 60,20!'))
    .plane('light', shape('41,20! 40,28 43,33 47,30 47,24!'))
    .plane('shade', shape('55,20! 62,20! 62,40! 52,40! 57,32'))
    .form('body', shape('41,29! 41,35 43,43 47,51 50,55! 53,51 57,43 59,35 59,29! 56,33 53,31.5 50,32.5 47,31.5 44,33'))
    .plane('light', shape('41,29! 41,35 43,43 47,51 50,55! 49,45 47,37 44,33!'))
    .plane('shade', shape('59,29! 59,36 56,46 51,54! 53,44 54,36!'))
    .ink(1, line('47.5,36 48,42 49.3,49'), line('52.5,36 52,42 50.8,48'), line('48,33.6 50,34.4 52,33.6'))
    .dot('line', 'mid', ellipse(45.3, 27, 1.7, 1.2), ellipse(54.7, 27, 1.7, 1.2))
    .ink(1.2, line('43,24.8 45.5,24 47.5,25'), line('57,24.8 54.5,24 52.5,25'), line('50,25.5 49,29.5 50.8,29.8'))
    .form('cloth', shape('40,18! 43,11 48,8! 52,8! 57,11 60,18!'))
    .plane('light', shape('40,18! 43,11 48,8! 49,8! 47,18!'))
    .plane('shade', shape('54,9! 62,12! 62,20! 55,20!'))
    .form('hair', shape('36,19 38,16 44,15.6 50,16.2 56,15.6 62,16 64,19 62,22.5 56,22 50,21.6 44,22 38,22.5'))
    .plane('light', shape('36,19! 38,16 44,15.6 52,16.2! 44,18.4!'))
    .form('gold', disc(50, 5.6, 2.9))
    .plane('light', disc(49.2, 4.8, 1.6))
    .ink(0.9, line('29,70 38,72 46,72'), line('71,70 62,72 54,72'), line('30,50 33,52 35,57'), line('70,50 67,52 65,57'));
}

function young() {
  return green('king', 'a young beardless lord seated on a round-backed throne, a cup in his hand')
    .form('gold', shape('26,78! 23,56 24,42 31,33 41,29 50,28 59,29 69,33 76,42 77,56 74,78!'))
    .plane('light', shape('26,78! 23,56 24,42 31,33 41,29 52,28! 38,33 29,42 28,56 29,78!'))
    .plane('shade', shape('76,40! 82,40! 80,80! 71,80! 73,58 71,44!'))
    .patch('hair', 'mid', shape('31,78! 29,56 31,45 37,37 50,34 63,37 69,45 71,56 69,78!'))
    .form('gold', shape(DRAGON))
    .plane('light', shape('26,44! 20,40 16,33 18,26 24,23! 20,30 22,37!'))
    .form('gold', shape(mirror(DRAGON)))
    .plane('shade', shape('74,44! 80,40 84,33 82,26 80,26! 80,34 76,38!'))
    .form('hair', facet(SEAT))
    .plane('light', facet('20,70 50,70 48,83 18,83'))
    .patch('gold', 'mid', facet('20,78 80,78 80,80.5 20,80.5'))
    .form('cloth', shape(LAP))
    .plane('light', shape('50,60! 40,58 29,60 21,66 20,72 26,70 38,67 50,68!'))
    .plane('shade', shape('50,72! 62,73 76,70 82,66! 82,80! 40,80! 30,77!'))
    .form('cloth', shape(TORSO))
    .plane('light', shape('50,34! 40,36 33,43 31,54 36,56! 42,44 50,40!'))
    .plane('shade', shape('58,36! 70,36! 72,68! 54,68! 60,56 61,46'))
    .patch('gold', 'mid', shape('46,36! 54,36! 58,42 60,50 60,58! 57,58! 56,49 52,42!'))
    .form('cloth', shape(ARM))
    .plane('light', shape('37,38! 29,44 25,54 27,60 31,60 31,52 38,44!'))
    .plane('shade', shape('34,66! 44,66 50,64! 50,61! 42,63!'))
    .form('cloth', shape(mirror('37,38 29,44 25,54 23,64 27,68 34,67 37,60 38,52 40,46')))
    .plane('light', shape('63,38! 69,43 71,50 67,50 61,46!'))
    .plane('shade', shape('71,42! 80,52! 80,70! 64,70! 70,62'))
    .form('skin', shape('66,65 71,63 75,66 74,70 68,70.5'))
    .form('skin', shape('44,56 48,53 53,54 54,59 50,62 45,61'))
    .plane('light', shape('44,56! 48,53 51,54 47,58!'))
    .form('gold', shape('42,48! 43,53 46,55 52,55 55,53 56,48!'))
    .plane('light', shape('42,48! 43,53 46,55 48,54 47,48!'))
    .form('skin', shape('40,19! 39.5,26 42,33 47,38 50,39 53,38 58,33 60.5,26 60,19!'))
    .plane('light', shape('41,19! 40,27 43,32 47,31 47,24!'))
    .plane('shade', shape('56,19! 62,19! 62,40! 51,40! 57,31'))
    .dot('line', 'mid', ellipse(45.2, 27, 1.8, 1.3), ellipse(54.8, 27, 1.8, 1.3))
    .ink(1.2, line('42.6,24.6 45.5,23.8 47.8,24.8'), line('57.4,24.6 54.5,23.8 52.2,24.8'), line('50,25.5 49,30 50.8,30.4'), line('47.4,34 50,34.8 52.6,34'))
    .form('cloth', shape('40,17! 40,11 45,8 50,7 55,8 60,11 60,17!'))
    .plane('light', shape('40,17! 40,11 45,8 50,7! 47,12 46,17!'))
    .plane('shade', shape('55,8! 62,8! 62,18! 56,18!'))
    .form('gold', shape('36,21! 35,14 38,12! 41,16 50,17 59,16 62,12! 65,14 64,21! 57,20 50,20.4 43,20'))
    .plane('light', shape('36,21! 35,14 38,12! 41,16 50,17! 42,18.6!'))
    .form('body', shape('50,1.6! 46.4,5.4 47.6,9 50,10 52.4,9 53.6,5.4'))
    .plane('light', shape('50,1.6! 46.4,5.4 47.6,9 49.6,6!'))
    .ink(0.9, line('29,70 38,72 46,72'), line('71,70 62,72 54,72'), line('30,50 33,52 35,57'));
}

export const lords = () => [old(), young()];
