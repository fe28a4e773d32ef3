/** Spoons and Pig as values, as the host of all games plays them. */
import type { Game } from '../../../contract/contract';
import { pig, spoons, type Passing } from '../kept/savedGame';
import { SEATS } from '../rules/options';
import { passingBot } from './passingBot';
import { intentForm, passingTable, type PlayedPassingTypes } from './passingTable';
import { seenHappening, viewOf } from './view';

export function passingGame(passing: Passing): Game<PlayedPassingTypes> {
  return {
    ...passing.rules, seats: SEATS, intent: intentForm, table: passingTable(passing), view: viewOf, seen: seenHappening, bot: passingBot,
    // Whoever was out later stands before others.
    result: ({ end, letters, out }) => end && letters.map((_, seat) => ({ won: seat === end.winner, rank: out.indexOf(seat) })),
  };
}

export const spoonsGame = passingGame(spoons);
export const pigGame = passingGame(pig);
