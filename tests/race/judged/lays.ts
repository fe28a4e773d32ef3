/**
 * Two people at California Speed over lines, who both want every card that can be covered: who laid it, who should have, and who was
 * locked.
 * There are no turns, so each card that's laid brings the next race.
 */
import type { SavedGame } from '../../../src/contract/contract';
import { coversEach, groupsIn, keyOf, topsIn } from '../../../src/games/laying/players/rows';
import { californiaGame, type CaliforniaTypes } from '../../../src/games/californiaSpeed/table/californiaGame';
import { isSameSpot, type Stack } from '../../../src/games/laying/rules/game';
import { createHost } from '../../../src/host/host';
import { MARKS } from '../../../src/seats/marks';
import { createJumpingClock } from '../../../tools/arena/clock';
import { HOLD_MS, reactionOf, screenOf, type Person, type Sits } from './device';
import { chanceOf } from './games';

/** So many cards are laid in a game. */
export const LAYS = 60;
/** A hand that has laid a card is at the next one after so long, in milliseconds. */
const FURTHER = 300;

/**
 * A card that could be covered: how long each took from what their own screen showed, who meant to press it, and who covered it. A hand
 * that was on its way to the card beneath covers a card that has just come to match, too, without having meant it: that's no race.
 */
export interface Lay { readonly reaction: number[]; readonly meant: Set<number>; winner: number | null }

/** `turns`: for each how long the back of a card they laid lay on their own screen, until it turned or was covered, in milliseconds. */
export interface PlayedLays {
  readonly lays: readonly Lay[];
  readonly wrong: readonly [number, number];
  readonly turns: readonly [number[], number[]];
}

function begun(id: string): SavedGame<CaliforniaTypes> {
  const players = MARKS.slice(0, 2).map((shape, i) => ({ name: `Seat ${i}`, kind: 'remote' as const, shape }));
  return {
    id, setup: { players, lock: 600, slower: 1 }, seed: id, luck: ['', ''], events: [], times: [], played: 0, ended: null, startedAt: 5,
    savedAt: 5,
  };
}

/**
 * Sits down, and covers what's alike.
 * @param of what is known of a card that can be covered, by its place and itself
 * @param turned told how long each back lay there
 */
function sit(person: Person, at: Sits<CaliforniaTypes>, of: (key: string) => Lay, turned: (ms: number) => void): void {
  const { clock, place, chance } = at;
  const seen = new Set<string>();
  /** What lies there, and when what lay there before was seen covered. */
  let lies: ReadonlySet<string> = new Set();
  const covered = new Map<string, number>();
  let free = -Infinity;
  /** The backs that lie on this screen: since when, and on how many cards. */
  let backs: readonly { readonly on: Stack; readonly since: number; readonly cards: number }[] = [];
  const press = screenOf(person, at, ({ rows, phase, hint }, painted) => {
    const count = ([side, stack]: Stack): number => rows[side]?.[stack]?.cards ?? 0;
    for (const { on, since, cards } of backs) if (count(on) > cards) turned(painted - since);
    backs = backs.filter(({ on, cards }) => count(on) === cards);
    const tops = topsIn(rows.map((row) => row.map(({ top }) => top)));
    const now = new Set(tops.map(keyOf));
    for (const key of lies) {
      if (now.has(key)) continue;
      covered.set(key, painted);
      seen.delete(key);
    }
    for (const key of now) covered.delete(key);
    lies = now;
    if (phase !== 'playing') return;
    // What was shown to everybody, since both missed it, they want once more.
    const shown = tops.find(({ on }) => hint !== null && isSameSpot(on, hint));
    if (shown !== undefined) seen.delete(keyOf(shown));
    for (const { parts, isTrue } of [...groupsIn(tops, coversEach), { parts: coversEach(shown ? [shown] : []), isTrue: true }]) {
      for (const { key, intent } of isTrue ? parts.filter((part) => !seen.has(part.key)) : []) {
        seen.add(key);
        free = Math.max(clock.now() + reactionOf(chance), free + FURTHER);
        const reaction = free - clock.now();
        const { meant, reaction: reactions } = of(key);
        reactions[place] = reaction;
        clock.setTimeout(() => {
          const isHeld = clock.now() - (covered.get(key) ?? Infinity) > HOLD_MS;
          if (!lies.has(key) && (!covered.has(key) || isHeld)) return;
          meant.add(place);
          backs = [...backs, { on: intent.on, since: clock.now(), cards: count(intent.on) }];
          press(intent, person.lie?.sooner(reaction));
        }, reaction);
      }
    }
  });
}

/** One game. */
export function playLays(people: readonly [Person, Person], seed: string): PlayedLays {
  const chance = chanceOf(seed);
  const clock = createJumpingClock(1000);
  const open = new Map<string, Lay>();
  /** The same card may come to lie in the same place again. */
  const of = (key: string): Lay => {
    const known = open.get(key);
    if (known !== undefined && known.winner === null) return known;
    const lay: Lay = { reaction: [], meant: new Set(), winner: null };
    open.set(key, lay);
    return lay;
  };
  const wrong: [number, number] = [0, 0];
  const host = createHost(californiaGame, begun(seed), {
    clock, today: () => 5, epoch: 'dash', save() {}, failed: (error) => { throw error; }, far: true,
  });
  const turns: [number[], number[]] = [[], []];
  people.forEach((person, place) => {
    sit(person, { clock, host, place, chance }, of, (ms) => { turns[place as 0 | 1].push(ms); });
  });
  const laid: Lay[] = [];
  let tops = new Map<string, string>();
  host.connect([], (message) => {
    if (message.kind !== 'update') return;
    for (const one of message.happenings) {
      if (one.type === 'wrong') wrong[one.seat as 0 | 1] += 1;
      if (one.type !== 'laid') continue;
      const lay = of(tops.get(String(one.on))!);
      lay.winner = one.seat;
      laid.push(lay);
      tops.set(String(one.on), keyOf(one));
    }
    tops = new Map(topsIn(message.view.rows.map((row) => row.map(({ top }) => top))).map((top) => [String(top.on), keyOf(top)]));
  });
  host.goOn();
  while (host.ended === null && laid.length < LAYS) if (!clock.jump()) throw new Error(`${seed}: nobody sees what can be covered.`);
  host.leave();
  return { lays: laid, wrong, turns };
}
