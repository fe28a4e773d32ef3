/** The signs of Salute the King. */
import { drawnGesture } from '../../ui/parts/signs/gestures';
import { signsWith } from '../piles/ui/signs';
import type { SaluteTypes } from './kept/savedGame';

export const signs = signsWith<SaluteTypes>(drawnGesture);
