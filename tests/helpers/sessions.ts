/** Sessions under a clock that jumps, for tests: what is saved and told is kept, players can be made up. */
import { DEFAULT_LEVEL, isLevel } from '../../src/ai/levelNames';
import { localPlayer } from '../../src/ai/player';
import type { Choice, Look, Thinker, Question } from '../../src/ai/questions';
import { tilesOf } from '../../src/rules/board';
import { dealOf } from '../../src/rules/deal';
import { winnableRuns } from '../../src/rules/seatView';
import { PRINTED_RULES, type HouseRules } from '../../src/rules/options';
import { newGame, openSaved, type OpenedGame, type SavedGame } from '../../src/session/savedGame';
import { createSession, type Session } from '../../src/session/session';
import type { Seat } from '../../src/rules/position';
import type { GameSetup } from '../../src/setup/setup';
import type { TableHappening, Update } from '../../src/session/viewState';
import type { TableRefusal } from '../../src/table/intents';
import { jumpingClock, type JumpingClock } from './clock';

/** `ann computer computer:ada` is a person and two computer seats, which are told apart by a number. */
export function setupOf(
  seats: string, changes: Partial<Omit<GameSetup, 'rules'>> & { readonly rules?: Partial<HouseRules> } = {},
): GameSetup {
  const { rules, ...others } = changes;
  return {
    players: seats.split(' ').map((word, i) => {
      const [kind, level = DEFAULT_LEVEL] = word.split(':');
      if (!isLevel(level)) throw new Error(`there is no character ${level}`);
      return kind === 'computer' ? { name: `Computer ${i + 1}`, kind: 'bot', level } : { name: word, kind: 'local' };
    }),
    order: 'given', seed: 'session', callSeconds: 5, pace: 'normal', memoryAid: false, playedFor: { kind: 'single' }, ...others,
    rules: { ...PRINTED_RULES, ...rules },
  };
}

export interface Sitting {
  readonly session: Session;
  readonly clock: JumpingClock;
  readonly saves: SavedGame[];
  readonly updates: Update[];
  readonly happenings: TableHappening[];
  readonly refused: TableRefusal[];
  /** For whom a call was told to wait: the makers, one for each time. */
  readonly waitsFor: Seat[];
  /** Every question that a bot asked. */
  readonly questions: Question[];
}

/** Sits down to a game. */
export function sit(
  setup: GameSetup, { thinker = localPlayer, deal = dealOf(setup.seed), clock = jumpingClock(), game = newGame(setup, deal, 'id', 0) }:
  { thinker?: Thinker; deal?: readonly number[]; clock?: JumpingClock; game?: OpenedGame } = {},
): Sitting {
  const sitting: Omit<Sitting, 'session'> = { clock, saves: [], updates: [], happenings: [], refused: [], waitsFor: [], questions: [] };
  const session = createSession(game, {
    clock, today: () => 0,
    save: (saved) => { sitting.saves.push(structuredClone(saved)); },
    thinker: {
      choose(question) { sitting.questions.push(question); return thinker.choose(question); },
      look(question) { sitting.questions.push(question); return thinker.look(question); },
    },
  });
  session.subscribe({
    update(update) { sitting.updates.push(update); sitting.happenings.push(...update.happenings); },
    refused(refusal) { sitting.refused.push(refusal); },
    held(maker) { sitting.waitsFor.push(maker); },
  });
  return { ...sitting, session };
}

/** The game as it is read back from storage. */
export function reopened(saved: unknown): OpenedGame {
  const opened = openSaved(JSON.parse(JSON.stringify(saved)));
  if (!opened.ok) throw new Error(`a save is refused: ${JSON.stringify(opened.problem)}`);
  return opened.game;
}

/** A player who sees all there is, at once, and places their first tile. */
export const sharpEyes: Thinker = {
  choose: ({ view }: Question): Choice => ({ tile: view.rack[0] ?? 0, takes: [], after: 500 }),
  look: ({ view }: Question): Look => ({ sees: tilesOf(winnableRuns(view)), after: 0 }),
};

/** A player who sees nothing, and places their first tile. */
export const blind: Thinker = { ...sharpEyes, look: () => ({ sees: [], after: 0 }) };
