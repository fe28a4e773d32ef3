/** What there is to race for in each game of the house, as somebody sees it who misses nothing, and what people do besides. */
import { rankOf } from '../../../src/cards/card';
import type { Game, GameTypes, Place } from '../../../src/contract/contract';
import type { SnapTableView } from '../../helpers/snap/snap';
import { backsOf, type Rank } from '../../../src/games/snapBack/rules/cards';
import type { SnapBackHappening } from '../../../src/games/snapBack/rules/happening';
import type { SeenSnapBack } from '../../../src/games/snapBack/table/view';
import { allRuns, SQUARES, type Tile } from '../../../src/rules/board';
import { PRINTED_RULES } from '../../../src/rules/options';
import type { SnagDeal, SnagView } from '../../../src/session/game/snagTypes';
import { dealPlaying } from '../../helpers/arranged';
import { agreedFor, testGame } from '../helpers/plays';

type Intent = GameTypes['Intent'] & Readonly<Record<string, unknown>>;
type View = GameTypes['View'];

/** What somebody knows of a game: as it was painted, and what has happened. */
export interface Known { readonly view: View; readonly heard: readonly GameTypes['Happening'][] }

export interface RaceGame {
  readonly name: string;
  readonly agreed: Readonly<Record<string, unknown>>;
  /** The same, with cards or tiles that give many races. */
  readonly game: Game<GameTypes>;
  readonly call: Intent;
  /** What lies there to be called, by a word of its own; null: nothing. */
  thing(known: Known): string | null;
  /** What somebody at a place has to do besides. `key`: it's done once. */
  duty(known: Known, place: Place): { readonly key: string; readonly intent: Intent } | null;
  /** Whether of several who call at one instant only one takes it: who sits nearer to the left of this seat. Null: all of them do. */
  maker(known: Known): Place | null;
}

const snagRuns = ({ board, breath }: SnagView): number => (breath ? 0 : allRuns(new Set(board)).length);

/** The tile that makes a run, or one that may lead to one. */
function bestOf(rack: readonly Tile[], board: readonly Tile[]): Tile | undefined {
  const after = (tile: Tile): number => allRuns(new Set([...board, tile])).length;
  return rack.find((tile) => after(tile) > 0) ?? rack.find((tile) => board.includes(tile - 1)) ?? rack[0];
}

const snag: RaceGame = {
  name: 'snag',
  agreed: { ...agreedFor('snag'), order: 'given', callSeconds: null, rules: { ...PRINTED_RULES, calls: 'race' } },
  game: {
    ...testGame('snag').game,
    drawDeal: (setup, chance): SnagDeal => ({
      ...testGame('snag').game.drawDeal(setup, chance) as SnagDeal,
      tiles: dealPlaying(SQUARES, (setup as { readonly players: readonly unknown[] }).players.length),
    }),
  },
  call: { kind: 'call' },
  thing({ view }) {
    const seen = view as SnagView;
    return snagRuns(seen) === 0 ? null : `${seen.lastPlaced} of ${seen.board.length} and ${seen.pile}`;
  },
  maker: ({ view }) => (view as SnagView).mover,
  duty({ view }, place) {
    const { phase, order, places, mover, placed, board, seats, pile, ...rest } = view as SnagView;
    if (order) return { key: 'seats', intent: { kind: 'takeSeats' } };
    const key = `${phase} ${mover} ${placed} ${board.join()} ${pile}`;
    if (rest.breath || snagRuns(view as SnagView) > 0) return null;
    if (phase === 'lastChance') return { key, intent: { kind: 'count' } };
    const seat = places.indexOf(place);
    if (mover !== seat) return null;
    if (placed !== null) return { key, intent: { kind: 'draw' } };
    const rack = seats[seat]!.rack.filter((tile) => tile !== null);
    const tile = bestOf(rack, board);
    return tile === undefined ? null : { key, intent: { kind: 'place', tile } };
  },
};

const ranksIn = ({ heard }: Known): readonly Rank[] => {
  const ranks: Rank[] = [];
  for (const one of heard as readonly SnapBackHappening[]) if (one.type === 'shown') ranks[one.number - 1] = one.rank;
  return ranks;
};

const snapBack: RaceGame = {
  name: 'snap-back', agreed: { ...agreedFor('snap-back'), minutes: 5, pace: 1500 }, game: testGame('snap-back').game,
  call: { kind: 'call' },
  thing(known) {
    const { mayCall, shown } = known.view as SeenSnapBack;
    return mayCall && backsOf(ranksIn(known).slice(0, shown)).length > 0 ? `card ${shown}` : null;
  },
  maker: () => null,
  duty(known, place) {
    const { phase, seats, shown, open } = known.view as SeenSnapBack;
    const key = `${phase} ${shown} ${open?.back}`;
    if (phase === 'choosing' && !seats[place]!.chosen) {
      return { key, intent: { kind: 'choose', claim: backsOf(ranksIn(known).slice(0, shown))[0] ?? 0 } };
    }
    return place === 0 && (phase === 'revealed' || phase === 'again') ? { key, intent: { kind: 'next' } } : null;
  },
};

const snap: RaceGame = {
  name: 'snap', agreed: { ...agreedFor('snap'), table: 'B', ties: 'pot', packs: 1, beat: null },
  game: {
    ...testGame('snap').game,
    drawDeal(setup, chance) {
      const deal = testGame('snap').game.drawDeal(setup, chance) as { readonly deck: readonly string[] };
      // Whoever turns has the rank that was turned before, most of the time.
      return { ...deal, deck: deal.deck.toSorted((a, b) => rankOf(a as never).localeCompare(rankOf(b as never))) };
    },
  },
  call: { kind: 'call', called: 'any', orTurn: false },
  thing({ view }) {
    const { mayCall, piles, middle, flips } = view as SnapTableView;
    const ranks = piles.flatMap(({ top }) => (top === null ? [] : [rankOf(top)]));
    const inMiddle = middle.flatMap(({ top }) => (top === null ? [] : [rankOf(top)]));
    const isThere = new Set(ranks).size < ranks.length || inMiddle.some((rank) => ranks.includes(rank));
    return mayCall && isThere ? `flip ${flips}, ${middle.map(({ cards }) => cards).join()} in the middle` : null;
  },
  maker: () => null,
  duty(known, place) {
    const { turn, flips, phase } = known.view as SnapTableView;
    return phase === 'playing' && turn === place && this.thing(known) === null
      ? { key: `turn ${flips}`, intent: { kind: 'turn' } } : null;
  },
};

export const RACES: readonly RaceGame[] = [snag, snapBack, snap];
