/** What could be laid at Speed, as a review asks: a card of a hand, on a pile with this top. */
import { SEATS, type Seat } from '../../laying/rules/game';
import type { LooksBack } from '../../laying/review/report';
import type { KeptSpeed } from '../kept/savedGame';
import { fits, isOpened, type SpeedGame } from '../rules/game';

/** The cards that a seat could lay now, each with the top it goes on. */
export function chancesOf(game: SpeedGame, seat: Seat): readonly string[] {
  if (!isOpened(game)) return [];
  return SEATS.flatMap((pile) => game.hands[seat]!.flatMap((card) => (fits(card, game.piles[pile]!.at(-1)!) ? [`${card} ${pile}`] : [])));
}

/** The card that an event lays, and its pile. */
const laidBy = (event: unknown) => (event as readonly [string, Seat, string, number]).slice(2) as [string, number];

export const chancesOfHands: LooksBack<KeptSpeed> = {
  chances: chancesOf, chanceOf: (event) => laidBy(event).join(' '), under: ({ piles }, event) => piles[laidBy(event)[1]]!.at(-1)!,
};
