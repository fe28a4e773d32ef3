/**
 * About how long it takes to play what is agreed. A game has 76 moves, one for each tile; what a move takes hangs on who makes it.
 *
 * Where the figures come from: `GAMES_TO_100` was measured in 108 games among computers of all strengths, `COMPUTER_MOVE` in 18 games of
 * two to four of them at each pace, under a clock that jumps; `tests/setup/duration.slow.test.ts` plays some of them again. What people
 * take is no measurement but an assumption: as long as it is to look over four tiles, play one, look for a run and draw.
 */
import { SQUARES } from '../../rules/board';
import type { PlayedFor } from '../../rules/scoring';
import { LAST_CHANCE_MS, SEATING_MS } from '../pace';
import { severalPersons, type SeatDraft } from '../players';
import { isAsked, type GameSetup, type Pace } from '../setup';

/** What a computer's move takes, in seconds, from the draw before it to its own. */
export const COMPUTER_MOVE: Readonly<Record<Pace, number>> = { slow: 3.8, normal: 2.4, fast: 1.05, instant: 0 };

/** What a person's move takes, in seconds; what it adds to change from one to the next at one screen, and to ask one whether they call. */
const PERSON_MOVE = 10;
const CHANGE_OF_PERSON = 3;
const QUESTION = 2;

/** How many games it takes until somebody has 100 tiles, by how many play: the more share the tiles, the longer. */
export const GAMES_TO_100: Readonly<Record<number, number>> = { 2: 3.4, 3: 4.5, 4: 5.8 };

/** What the time hangs on. */
export type Lasting = Pick<GameSetup, 'pace' | 'rules' | 'callSeconds'> & { readonly players: readonly Pick<SeatDraft, 'kind'>[] };

/** About how many minutes a game takes. Not rounded. */
export function gameMinutes(agreed: Lasting): number {
  const { players, pace } = agreed;
  const people = players.filter(({ kind }) => kind !== 'bot').length;
  const change = severalPersons(players) ? CHANGE_OF_PERSON : 0;
  const round = people * (PERSON_MOVE + change) + (players.length - people) * COMPUTER_MOVE[pace];
  const asking = isAsked(agreed) ? people * QUESTION : 0;
  const seconds = SQUARES.length * (round / players.length + asking) + (SEATING_MS + LAST_CHANCE_MS[pace]) / 1000;
  return seconds / 60;
}

/** About how many minutes it takes until it is known who has won what is played for. Not rounded. */
export function minutesFor(agreed: Lasting & { readonly playedFor: PlayedFor }): number {
  return gameMinutes(agreed) * gamesIn(agreed.playedFor, agreed.players.length);
}

function gamesIn(playedFor: PlayedFor, players: number): number {
  if (playedFor.kind === 'single') return 1;
  return playedFor.kind === 'games' ? playedFor.games : GAMES_TO_100[players] ?? 1;
}

/** A time as people say it, in minutes: to the minute below ten, to five below an hour, and to half an hour from there on. */
export function roundMinutes(minutes: number): number {
  const step = minutes < 10 ? 1 : minutes < 57.5 ? 5 : 30;
  return Math.max(1, Math.round(minutes / step) * step);
}
