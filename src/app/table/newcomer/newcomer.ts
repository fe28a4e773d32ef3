/**
 * Somebody's first game on this device: marks that are shown once, and more time to call. A device on which anybody has played, or called
 * falsely, before it could remember this is nobody's first.
 */
import { FIRST_MARKS } from '../../../layout/beside/firstMarks';
import { severalPersons } from '../../../setup/players';
import { canPractise, type CallSeconds, type GameSetup } from '../../../setup/setup';
import type { NewcomerModel } from '../../../ui/table/newcomer/newcomerModel';
import { pause, type GameLibrary } from '../../gameLibrary';
import type { Answering } from '../../next';
import type { FirstCall } from '../firstCall';
import type { FirstGameState, KeptFirstGame } from './firstGame';
import type { KeptNameCalls } from './nameCalls';

/** The seconds to call that are usual against computers, and those of a first game. */
const USUAL = 5;
const FIRST = 8;

export interface NewcomerPorts {
  readonly kept: KeptFirstGame;
  /** What is remembered of names that call. */
  readonly nameCalls: KeptNameCalls;
  readonly firstCall: Pick<FirstCall, 'isForgiven'>;
  readonly library: Pick<GameLibrary, 'list'>;
  /** Shows the table anew. */
  readonly showAgain: () => void;
  /** A word that nobody had before, for a game. */
  readonly freshWord: () => string;
  /** The time to call that was agreed on for games against computers. */
  readonly agreed: () => CallSeconds;
}

export interface Newcomer extends Answering<'markShown'> {
  /** What is shown at a table; null where nobody is new. Several people are told of their names that call, and nothing else. */
  model(game: string, players: GameSetup['players']): NewcomerModel | null;
  /**
   * Begins a game from the start screen, with more time to call if it is the first and nobody has chosen another time.
   * @param untouched whether no game lies here yet
   * @param begin begins it under this name
   */
  begin(setup: GameSetup, untouched: boolean, begin: (setup: GameSetup, id: string) => Promise<void>): Promise<void>;
  /** The setup of the game after this one: what was given to the first stays with it. */
  after(game: string, setup: GameSetup): GameSetup;
}

const NOTHING_SHOWN: FirstGameState = { shown: [], time: null };

/** Keeps that it was told that names call. Says whether that is new. */
function tellOfChips(nameCalls: KeptNameCalls): boolean {
  const isNew = !nameCalls.read().told;
  if (isNew) nameCalls.write({ told: true });
  return isNew;
}

/** Nobody is known to be new yet. */
export function createNewcomer({ kept, nameCalls, firstCall, library, showAgain, freshWord, agreed }: NewcomerPorts): Newcomer {
  let looking = false;
  let beginning = false;

  /** Looks whether anything was played here in another game, and shows the table anew if somebody turns out to be new. */
  async function look(game: string): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      const [past, waiting] = await Promise.all([library.list({ over: true, limit: 1 }), library.list({ over: false })]);
      const isNew = past.length === 0 && waiting.every(({ id, begun }) => id === game || !begun);
      if (isNew && kept.read() === null) kept.write(NOTHING_SHOWN);
      if (isNew) showAgain();
    } catch {
      // Where games cannot be listed, nobody knows: then nothing is shown.
    }
  }

  return {
    model(game, players) {
      if (severalPersons(players)) return nameCalls.read().told ? null : { marks: ['chips'], seconds: null };
      if (!canPractise(players)) return null;
      const state = kept.read();
      if (!state) {
        if (!firstCall.isForgiven()) void look(game);
        return null;
      }
      const marks = FIRST_MARKS.filter((mark) => !state.shown.includes(mark));
      const seconds = state.time === game ? FIRST : null;
      return marks.length === 0 && seconds === null ? null : { marks, seconds };
    },
    markShown({ mark }) {
      if (mark === 'chips') return tellOfChips(nameCalls) ? showAgain() : undefined;
      const state = kept.read();
      if (!state || state.shown.includes(mark)) return;
      kept.write({ ...state, shown: [...state.shown, mark] });
      showAgain();
    },
    async begin(setup, untouched, begin) {
      // A second press that came meanwhile begins no second game.
      if (beginning) return;
      beginning = true;
      // What the press has agreed on is one task, and to open the table another: together they would keep a slow page from its keys.
      await pause();
      beginning = false;
      const state = kept.read() ?? (untouched && !firstCall.isForgiven() ? NOTHING_SHOWN : null);
      // Once a tile was placed in a first game, the next one is not the first.
      const first = state !== null && !state.shown.includes('rack') && canPractise(setup.players);
      const given = first && setup.callSeconds === USUAL && setup.rules.calls !== 'automatic';
      const id = freshWord();
      // Written before it begins, so that its table is drawn with all that a newcomer is shown, and drawn once.
      if (first) kept.write({ ...state, time: given ? id : state.time });
      await begin(given ? { ...setup, callSeconds: FIRST } : setup, id);
    },
    after: (game, setup) => (kept.read()?.time === game ? { ...setup, callSeconds: agreed() } : setup),
  };
}
