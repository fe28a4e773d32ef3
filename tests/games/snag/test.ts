/** SNAG in the tests of the host. */
import { localPlayer } from '../../../src/ai/player';
import type { Place, SavedGame } from '../../../src/contract/contract';
import { allRuns, SQUARES, type Tile } from '../../../src/rules/board';
import { PRINTED_RULES } from '../../../src/rules/options';
import { createSnag } from '../../../src/session/game/snagGame';
import type { SnagDeal, SnagTypes, SnagView } from '../../../src/session/game/snagTypes';
import { ORDER_TILES } from '../../../src/table/seating';
import type { TestGame } from '../testGame';

const snag = createSnag({ thinker: localPlayer });

const dealIn = ({ setup, seed, deal }: SavedGame<SnagTypes>): SnagDeal => deal ?? snag.deal(setup, seed);

/** Which tiles are exchanged: those in the hands of the two others, where the order of play is given, and so is who holds what. */
function exchanged(saved: SavedGame<SnagTypes>, own: Place): readonly (readonly [Tile, Tile])[] {
  const { racks } = snag.init(saved.setup, dealIn(saved)).position;
  const [one, other] = racks.filter((_, seat) => seat !== own);
  return one!.map((tile, i) => [tile, other![i]!] as const);
}

const myRack = ({ seats, places }: SnagView, place: Place): readonly Tile[] =>
  (seats[places.indexOf(place)]?.rack ?? []).filter((tile) => tile !== null);

export const snagTest: TestGame<SnagTypes> = {
  game: snag,
  begin(players, seed) {
    // In some everybody is asked, in some the order is drawn first.
    const setup = snag.readSetup({
      players: players.map(({ kind }, i) => ({ name: `Seat ${'abcdef'[i]}`, kind, ...kind === 'bot' ? { level: 'pip' } : {} })),
      order: seed.startsWith('twins') || seed === 'bots' ? 'given' : 'drawn', seed, pace: seed === 'reload' ? 'instant' : 'fast',
      callSeconds: seed === 'two' ? 'asked' : 3, rules: { ...PRINTED_RULES, calls: seed === 'cut' ? 'race' : 'classic' },
    })!;
    return {
      id: seed, setup, seed, luck: players.map((_, place) => `luck ${seed} ${place}`), events: [], callTimes: [], races: [], played: 0,
      ended: null, startedAt: 5, savedAt: 5,
    };
  },
  choose(view, place, chance) {
    const { phase, order, round, seats, places, mover, placed, board } = view;
    const seat = places.indexOf(place);
    if (round?.seat === seat) return { kind: 'answer', snag: chance() < 0.2 };
    if (order) return order.starter === null ? { kind: 'pick', index: Math.floor(chance() * ORDER_TILES) } : { kind: 'takeSeats' };
    const runs = allRuns(new Set(board)).length > 0;
    if (chance() < (runs ? 0.3 : 0.02)) return { kind: 'call' };
    if (phase === 'lastChance') return chance() < 0.2 ? { kind: 'count' } : null;
    if (mover !== seat || seats[seat]!.kind === 'bot') return null;
    const rack = myRack(view, place);
    return placed === null ? { kind: 'place', tile: rack[Math.floor(chance() * rack.length)] ?? 0 } : { kind: 'draw' };
  },
  script: SQUARES.flatMap((tile) => [{ kind: 'place', tile } as const, { kind: 'draw' } as const]),
  twin(saved, own) {
    const deal = dealIn(saved);
    const others = new Map(exchanged(saved, own).flatMap(([one, other]) => [[one, other], [other, one]]));
    return { ...saved, deal: { ...deal, tiles: deal.tiles.map((tile) => others.get(tile) ?? tile) } };
  },
  isReply: ({ type }) => type === 'refused' || type === 'held',
  shows: (happening, saved, own) => happening.type === 'placed' && exchanged(saved, own).flat().includes(happening.tile),
  others: ({ seats, places, bot }, own) =>
    [bot ?? null, ...seats.flatMap(({ rack, callKey }, seat) => (own.has(places[seat]!) ? [] : [...rack, callKey]))],
  leak: (view, table) => ({ ...view, board: [...view.board, ...table.played.snapshot.context.position.racks[1]!] }),
};
