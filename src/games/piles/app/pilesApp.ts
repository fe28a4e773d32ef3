/** A game of piles as the house loads it. */
import type { CreateGameApp } from '../../gameApp';
// How all tables look comes with it, before how those of piles do.
import { gameAppWith } from '../../../shell/app/gameApp';
import '../../../ui/styles/piles.css';
import type { PilesTypes } from '../rules/family';
import type { ShellGame } from '../../../shell/shellGame';
import type { PilesShell } from '../ui/shellTypes';

export function pilesApp<T extends PilesTypes>(shell: ShellGame<PilesShell<T>>): CreateGameApp {
  return gameAppWith(shell);
}
