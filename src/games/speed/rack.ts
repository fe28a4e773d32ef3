/** Speed on a phone: piles and hand, large. */
import '../../ui/styles/laying.css';
import { layingRack } from '../laying/ui/rack';
import { parts, titleText } from './ui/parts';

export const rack = layingRack(parts, { title: titleText, words: ['shell', 'apart', 'laying'] });
