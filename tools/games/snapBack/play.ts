/**
 * Snap Back played by computers as fast as it goes: the rules, the players and their times in a plain loop, without a table and without a
 * clock. A game that would last ten minutes takes some milliseconds.
 */
import { createPlayer, type ComputerPlayer } from '../../../src/games/snapBack/players/player';
import { BACKS, backsOf, type Back, type Claim, type Rank } from '../../../src/games/snapBack/rules/cards';
import {
  call, mayCall, reveal, show, startGame, type Game, type GameEvent, type Reveal, type Seat,
} from '../../../src/games/snapBack/rules/game';
import type { SnapBackHappening } from '../../../src/games/snapBack/rules/happening';
import type { Die } from '../../../src/games/snapBack/rules/result';
import { cardsOf } from '../../../src/games/snapBack/rules/shoe';
import { TIE_MS } from '../../../src/race/order';
import type { Character } from '../../../src/setup/players';

/** What passes from a call to the next card, in milliseconds: it waits to be judged; three, two, one; all lies open; the six come again. */
const AFTER_A_CALL = 30 + 3000 + 4000 + 6 * 600;

export interface PlayedTerms {
  /** Who plays; null is somebody who never calls and always shows a fist. */
  readonly players: readonly (Character | null)[];
  readonly seed: string;
  /** Milliseconds from card to card. */
  readonly pace: number;
  readonly minutes: number;
  readonly die: Die;
  /** The cards; those of the dealer for this seed if nothing is said. */
  readonly deck?: readonly Rank[];
}

/** A card that could be called. */
export interface PlayedCard {
  /** The k-backs that held. */
  readonly holds: readonly Back[];
  /** What each seat recalled of it; nothing for somebody who is silent. */
  readonly recalled: readonly (readonly Back[])[];
  /** How many milliseconds after it came each seat would have called it; null for those who let it pass. */
  readonly calls: readonly (number | null)[];
  readonly reveal: Reveal | null;
}

export interface PlayedGame {
  readonly cards: readonly PlayedCard[];
  readonly game: Game;
  /** Milliseconds until its end. */
  readonly time: number;
  /** What happened, as the record has it. */
  readonly events: readonly GameEvent[];
}

/** Plays a game to its end: a true 6, or its time. */
export function playFast({ players, seed, pace, minutes, die, deck = dealt(seed, pace, minutes) }: PlayedTerms): PlayedGame {
  const watchers = players.filter((player) => player !== null).length;
  const seats = players.map((character, seat) => (character === null ? null : createPlayer({
    character, seat, seats: players.length, die, seed: `${seed}:${seat}`, watchers, pace,
  })));
  const tell = (happening: SnapBackHappening): void => seats.forEach((player) => player?.hear(happening));
  const cards: PlayedCard[] = [];
  const events: GameEvent[] = [];
  let game = startGame(players.length, die);
  let time = 0;
  while (!game.over && time < minutes * 60_000) {
    game = shownTo(tell, game, deck);
    events.push(['show']);
    const played = mayCall(game) ? playCard(game, seats, tell) : null;
    if (played) cards.push(played.card);
    if (played?.card.reveal) events.push(...eventsOf(played.card.reveal));
    game = played?.game ?? game;
    time += played?.after ?? pace;
  }
  return { cards, game, time, events };
}

/** The dealer's cards: as many as can be shown in so much time. */
function dealt(seed: string, pace: number, minutes: number): readonly Rank[] {
  return cardsOf(seed, Math.ceil((minutes * 60_000) / pace));
}

function eventsOf({ callers, seats }: Reveal): readonly GameEvent[] {
  return [['call', ...callers], ['reveal', seats.map(({ claim }) => claim)]];
}

function shownTo(tell: (happening: SnapBackHappening) => void, game: Game, deck: readonly Rank[]): Game {
  const outcome = show(game, deck[game.shown]);
  if (!outcome.ok) throw new Error(outcome.code);
  const { shown, last } = outcome.game;
  tell({ type: 'shown', rank: last.at(-1)!, number: shown });
  tell({ type: 'turnedDown' });
  return outcome.game;
}

/** What came of a card, and after how many milliseconds the next one comes; null where that is the pace. */
interface CardPlayed { readonly card: PlayedCard; readonly game: Game; readonly after: number | null }

function playCard(game: Game, seats: readonly (ComputerPlayer | null)[], tell: (happening: SnapBackHappening) => void): CardPlayed {
  const holds = backsOf(game.last);
  const recalled = seats.map((player) => player?.recalls() ?? []);
  const calls = seats.map((player) => player?.callAfter() ?? null);
  const first = Math.min(...calls.map((time) => time ?? Infinity));
  if (first === Infinity) return { card: { holds, recalled, calls, reveal: null }, game, after: null };
  const callers: Seat[] = calls.flatMap((time, seat) => (time !== null && time - first < TIE_MS ? [seat] : []));
  const called = call(game, callers);
  if (!called.ok) throw new Error(called.code);
  tell({ type: 'called', seats: callers });
  const outcome = reveal(called.game, seats.map((player): Claim => player?.claim() ?? 0));
  if (!outcome.ok || !outcome.reveal) throw new Error('A reveal was refused.');
  tell({ type: 'revealed', cards: game.last, reveal: outcome.reveal });
  for (const back of BACKS.toReversed()) {
    tell({ type: 'shownAgain', rank: game.last.at(-back)!, number: game.shown + 1 - back, back });
  }
  return { card: { holds, recalled, calls, reveal: outcome.reveal }, game: outcome.game, after: first + AFTER_A_CALL };
}
