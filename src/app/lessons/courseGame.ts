/** Who sits at the table of a lesson, and the game against Pip in which the course ends: by the printed rules, with all aids on. */
import { PRINTED_RULES } from '../../rules/options';
import { namedPlayers } from '../../setup/defaultNames';
import { gameAgainst, type Remembered } from '../../setup/kept/tables';
import type { Player } from '../../setup/players';
import type { GameSetup } from '../../setup/setup';
import { defaultNames } from '../../strings/words/start/names';

/** The learner, who is whoever plays against characters here, and Pip. */
export function learnerAndPip(settings: Remembered): readonly [Player, Player] {
  const players = namedPlayers(gameAgainst(settings, 'pip').players, defaultNames());
  const [learner, pip] = players;
  if (!learner || !pip) throw new Error('nobody to teach, or nobody who teaches');
  return [{ ...learner, shape: 'circle' }, { ...pip, shape: 'square' }];
}

/** The first real game. @param seed the word for its deal */
export function courseGame(settings: Remembered, seed: string): GameSetup {
  return {
    players: [...learnerAndPip(settings)], order: 'given', seed, rules: PRINTED_RULES, callSeconds: 8, pace: settings.pace, memoryAid: true,
    playedFor: { kind: 'single' }, practice: true,
  };
}
