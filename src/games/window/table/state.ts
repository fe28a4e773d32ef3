/** All that a table of Through the Window knows, and what everybody may see of it. Times are the game’s own. Pure. */
import * as v from 'valibot';
import type { Card } from '../../../cards/card';
import type { Standing } from '../../../contract/contract';
import type { WrittenTable } from '../../../contract/written';
import { seenSeat } from '../../../seats/seenSeat';
import { standingOf, type SmallStanding } from '../../small/table/standing';
import { sayersAt, votesForm } from '../../small/table/vote';
import type { KeptWindow } from '../kept/savedGame';
import { letterOf, type Seat, type WindowGame } from '../rules/game';

type Setup = KeptWindow['Setup'];
/** So long somebody has to write down what they have said aloud, and the others to say whether a word counts, in milliseconds. */
export const [WRITE_MS, SAY_MS] = [20_000, 12_000];
/** A word that the others are asked about, whether it was said aloud, and what each seat says to it. */
export const askedForm = v.object({ word: v.string(), aloud: v.optional(v.boolean(), false), votes: votesForm });

export interface WindowTable extends WrittenTable<KeptWindow> {
  /** Since when what is waited for now is. */
  readonly since: number;
  /** Whether whose turn it is wants to turn a card as soon as it may be; and whether who has the word has said it aloud. */
  readonly turning: boolean;
  readonly aloud: boolean;
  readonly asked: v.InferOutput<typeof askedForm> | null;
}

/** A table at which nothing is on the way. */
export function tableOf(setup: Setup, game: WindowGame): WindowTable {
  return { setup, game, events: [], times: [], since: 0, turning: false, aloud: false, asked: null };
}
/** `turn`: a card is to be turned. `open`: it may be called. `word`: somebody has the word. `asked`: it's for the others to say. */
export type Stage = 'turn' | 'open' | 'word' | 'asked';
export function stageOf({ game: { open, queue }, asked }: Pick<WindowTable, 'game' | 'asked'>): Stage {
  if (open === null) return 'turn';
  return queue.length === 0 ? 'open' : asked === null ? 'word' : 'asked';
}

/** Where a seat stands; null: it waits for its turn, or may call the open card. */
export function standsAt({ stage, turn, queue, wrong }: Pick<WindowView, 'stage' | 'turn' | 'queue' | 'wrong'>, seat: Seat) {
  if (stage === 'turn') return turn === seat ? 'turns' : null;
  return queue[0] === seat ? 'word' : queue.includes(seat) ? 'next' : wrong.includes(seat) ? 'out' : null;
}

/** The people beside whoever has the word: they say whether it counts. */
export function sayersOf({ game: { queue }, setup: { players } }: Pick<WindowTable, 'game' | 'setup'>): readonly Seat[] {
  return sayersAt(players, queue[0]);
}

export interface WindowView extends Pick<WindowGame, 'letters' | 'turn' | 'queue' | 'wrong' | 'turned'>, SmallStanding {
  readonly stage: Stage;
  /** Whether the word is, or was, said aloud. */
  readonly aloud: boolean;
  /** The open card and its letter; null where none lies there, or it is covered while time stands still. */
  readonly card: Card | null;
  readonly letter: string | null;
  /** `down`: how many cards they have still to turn. `says`: whether they are asked if a word counts, and haven't said. */
  readonly seats: readonly (Setup['players'][0] & { readonly down: number; readonly won: readonly string[]; readonly says: boolean })[];
  /** The word that the others are asked about, and whether there are any who could hear one. */
  readonly put: string | null;
  readonly heard: boolean;
  /** How long whoever has the word has to say it, as was agreed, and to write it now; in milliseconds. */
  readonly time: Setup['time'];
  readonly limit: number;
}

/** What lies face down stays behind. @param own the seats of a screen's people; others sit elsewhere */
export function viewOf(table: WindowTable, own: ReadonlySet<Seat>, now: Standing<KeptWindow>): WindowView {
  const { game, setup: { players, time }, asked, aloud } = table;
  const { letters, hands, open, turn, queue, wrong, won, turned } = game;
  const [stage, sayers] = [stageOf(table), sayersOf(table)];
  const { standing, covered } = standingOf(now, turned > 0);
  const card = covered ? null : open;
  return {
    ...standing, letters, turn, queue, wrong, turned, aloud: asked?.aloud ?? aloud, stage, time,
    card, letter: card && letterOf(letters, card),
    limit: aloud ? WRITE_MS : time, put: card && asked && asked.word, heard: sayers.length > 0,
    seats: players.map((player, seat) => ({
      ...seenSeat(player, own.has(seat)), down: hands[seat]!.length, won: won[seat]!.map(([, word]) => word),
      says: stage === 'asked' && sayers.includes(seat) && asked!.votes[seat] === null,
    })),
  };
}
