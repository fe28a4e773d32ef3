/** All that the table knows, how it begins, and what can be worked out from it. Times are the game's own, in milliseconds. */
import * as v from 'valibot';
import type { Chance } from '../../../chance/drawn';
import type { Beside, SavedGame } from '../../../contract/contract';
import { readOpen, toOpen } from '../../../contract/open';
import { replayed } from '../../../contract/record';
import type { Spoken } from '../../../seats/draftSeats';
import type { SnapBackDeal } from '../kept/deal';
import { rules, type KeptSnapBack } from '../kept/savedGame';
import type { SnapBackSetup } from '../kept/setup';
import { FIRST_CARDS, isClaim, type Back, type Claim, type Rank } from '../rules/cards';
import { mayCall, type Game, type GameEvent, type Reveal, type Seat } from '../rules/game';
import { COUNT_FROM, COUNT_MS, type Stage } from './times';

/** What somebody at the table does. */
export const intentForm = v.variant('kind', [
  v.object({ kind: v.literal('call') }),
  /** Untimed: what a seat that is asked answers. */
  v.object({ kind: v.literal('answer'), calls: v.boolean() }),
  /** Where people choose in turn only the `chooser` does, and once; otherwise a choice may be changed until the reveal. */
  v.object({ kind: v.literal('choose'), claim: v.custom<Claim>(isClaim) }),
  /**
   * Whether several people at one screen choose at the same time, against the count, as with their fingers. At devices of their own all do,
   * until one says, while nobody chooses, that it needs more time: several people sit before it, or a screen reader reads to them.
   */
  v.object({ kind: v.literal('together'), on: v.boolean() }),
  /** Goes on after a reveal, skips the six that are shown again, or shows the next card where nothing hurries. */
  v.object({ kind: v.literal('next') }),
]);
export type SnapBackIntent = v.InferOutput<typeof intentForm>;

/** What is agreed and known of who plays, as the table needs it. */
export interface Terms {
  readonly setup: SnapBackSetup;
  readonly deal: SnapBackDeal;
  /** What deals on, where the cards hang on no word. */
  readonly chance: Chance | undefined;
  /** The seats of the people at this screen. */
  readonly people: readonly Seat[];
  /** Whether everybody is asked after each card, and nothing hurries. */
  readonly untimed: boolean;
  /** How what happens is read aloud. Nobody hears when a screen reader is through: then numbers are not chosen against the count. */
  readonly spoken: Spoken;
  /** How long the game lasts; null: until a true 6. */
  readonly limit: number | null;
}

/** Where the game is. */
export type TablePhase =
  /** It begins, or goes on, as soon as time runs. */
  | 'begin'
  /** Cards are shown, one after the other. */
  | 'dealing'
  /** Untimed: everybody is asked about the card that lies open. */
  | 'asked'
  /** Somebody has called. Everybody chooses a number in secret. */
  | 'choosing'
  /** The numbers and the last seven cards lie open. */
  | 'revealed'
  /** The last six are shown once more, one at a time. */
  | 'again'
  | 'over';

/** The card on top of the others. */
export interface TopCard {
  readonly rank: Rank;
  /** The how manieth it is, counted from 1. */
  readonly number: number;
  /** When it was painted; null as long as nobody has said so. */
  readonly paintedAt: number | null;
  /** Whether it counts, and is in the record. */
  readonly final: boolean;
  readonly open: boolean;
  /** When it is turned down; null: not by itself. */
  readonly downAt: number | null;
}

export interface TableState {
  readonly terms: Terms;
  readonly phase: TablePhase;
  /** The game as the record has it. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly callTimes: readonly (number | null)[];
  /** Null before the first card, and after the last six were shown again. */
  readonly top: TopCard | null;
  /** What goes on by itself, and since when; null where a press goes on. */
  readonly stage: { readonly from: number; readonly length: Stage } | null;
  /** For each seat whether it calls, where everybody is asked; null: it has not answered. */
  readonly answers: readonly (boolean | null)[];
  readonly claims: readonly (Claim | null)[];
  /** Whether people choose at the same time, if anybody has said so. */
  readonly together: boolean | null;
  /** When the count ends, and what it told last; null where the numbers wait for everybody, and until the call has been said. */
  readonly count: { readonly endsAt: number; readonly told: number } | null;
  /** When the count ends that ran when the game was left: it goes on. Null: none did. */
  readonly resumes: number | null;
  readonly revealed: { readonly cards: readonly Rank[]; readonly reveal: Reveal } | null;
  /** Which of the last six lies open, while they are shown again. */
  readonly again: Back | null;
  /** Whether the time of the game is over. */
  readonly isTimeOver: boolean;
}

const secretForm = v.object({
  answers: v.nullable(v.array(v.nullable(v.boolean()))), claims: v.array(v.nullable(v.custom<Claim>(isClaim))),
});

/** What was answered about the card that lies open, or chosen before the numbers are shown. */
export function openOf({ phase, events, answers, claims }: TableState): object | null {
  const asked = phase === 'asked' ? answers : null;
  const isChosen = (phase === 'choosing' || phase === 'begin') && claims.some((claim) => claim !== null);
  return asked || isChosen ? toOpen({ answers: asked, claims }, events) : null;
}

/** The table of a game that begins, or goes on as it was kept. @param spoken how what happens is read aloud */
export function startState(saved: SavedGame<KeptSnapBack>, spoken: Spoken, { chance, open }: Beside = {}): TableState {
  const { setup, events, callTimes, ended, played, countEndsAt = 0 } = saved;
  const { players, minutes } = setup;
  const { game, deal, reveal } = replayed(rules, saved).states.at(-1)!;
  const people = peopleHere(setup);
  const { answers = null, claims = null } = readOpen(secretForm, open, events) ?? {};
  return {
    terms: {
      setup, people, deal, chance, limit: minutes === null ? null : minutes * 60_000,
      // Computers alone would play on without end in one moment if nothing timed them.
      untimed: setup.untimed && players.some(({ kind }) => kind !== 'bot'), spoken: people.length > 0 ? spoken : 'off',
    },
    phase: game.over || ended !== null ? 'over' : answers ? 'asked' : 'begin', game, events, callTimes, stage: null,
    top: answers && { rank: game.last.at(-1)!, number: game.shown, paintedAt: null, final: true, open: true, downAt: null },
    answers: answers ?? nobody(setup), claims: claims ?? nobody(setup), together: null, count: null,
    resumes: countEndsAt > played && countEndsAt <= played + COUNT_FROM * COUNT_MS ? countEndsAt : null,
    // The true 6 that has ended a game lies open for ever.
    revealed: game.over && reveal !== null ? { cards: game.last, reveal } : null, again: null, isTimeOver: ended === 'time',
  };
}

/** The seats of the people at one screen. */
export function peopleHere({ players }: SnapBackSetup): readonly Seat[] {
  return players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
}

/** A list with nothing in it for each seat. */
export function nobody({ players }: SnapBackSetup): readonly null[] { return players.map(() => null); }

export function isTimeUp({ terms: { limit } }: TableState, now: number): boolean {
  return limit !== null && now >= limit;
}

/**
 * Whether the numbers are chosen against the count. Where nothing hurries, with a screen reader, and where people choose in turn, it
 * waits for everybody, and where a device of somebody else needs more time.
 */
export function isCounted({ together, terms: { people, untimed, spoken } }: TableState): boolean {
  return !untimed && spoken !== 'reader' && (people.length === 1 || (together ?? people.length === 0));
}

/** Who of several people at one screen chooses, or is asked, next; null where all choose at once. @param here their seats */
export function whoIsNext(state: TableState, here: readonly Seat[]): Seat | null {
  const { phase, claims, answers } = state;
  if (here.length < 2 || (phase === 'choosing' && isCounted(state))) return null;
  const said = { choosing: claims, asked: answers }[phase as string];
  return here.find((seat) => said?.[seat] === null) ?? null;
}

/** Whether everybody is to be asked about the top card. */
export function isToAsk({ game, top, terms }: TableState): boolean {
  return terms.untimed && top !== null && mayCall(game);
}

/** The last six cards that were shown, the oldest first: what the next card can be asked for. */
export function lastCards({ last }: Game): readonly Rank[] {
  return last.slice(-FIRST_CARDS);
}
