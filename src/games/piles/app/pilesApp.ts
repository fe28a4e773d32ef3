/** A game of piles as the house loads it. */
import type { CreateGameApp } from '../../gameApp';
// How all tables look comes with it, before how those of piles do.
import { gameAppWith } from '../../../shell/app/gameApp';
import '../../../ui/styles/piles.css';
import type { PilesTypes } from '../rules/family';
import { pilesShell, type PilesOnPage } from './pilesShell';

export function pilesApp<T extends PilesTypes>(piles: PilesOnPage<T>): CreateGameApp {
  return gameAppWith(pilesShell(piles));
}
