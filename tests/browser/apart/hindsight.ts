/**
 * What a device was told while games were on, looked through once more when they are over and all of them is known: nothing of what was
 * dealt, and no card before it was turned. What was turned is worked out by the rules from the game as it was kept.
 */
import type { FromTable } from '../../../src/apart/messages';
import { openSaved } from '../../../src/contract/savedGame';
import { snapGame } from '../../../src/games/snap/table/snapGame';
import type { Recorded } from './recorded';

type Over = Extract<FromTable, { readonly kind: 'over' }>;
/** What of a message of a game was told too early, in words. */
type Search = (view: object, text: string) => string[];

interface Kept { readonly seed: string; readonly luck: readonly string[]; readonly deal: Readonly<Record<string, unknown>> }

/** Shorter lists may stand for something else. */
const LONG_LIST = 10;

/** What no message may hold while the game is on: its words, and the lists of what was dealt. */
function secretsOf({ seed, luck, deal }: Kept): readonly string[] {
  const lists = Object.values(deal).filter((one): one is readonly unknown[] => Array.isArray(one) && one.length >= LONG_LIST);
  return [seed, ...luck, ...lists.map((list) => JSON.stringify(list))];
}

/** Cards of Snap: those that were turned by then, and such as were taken back, which was the next on the stock of whose turn it was. */
function cardsOfSnap(saved: unknown): Search {
  const opened = openSaved(snapGame, saved);
  if (!opened.ok) throw new Error(opened.problem.code);
  const { states, happenings } = opened.replayed;
  const turned = happenings.flat().flatMap((one) => (one.type === 'flipped' ? [one.card] : []));
  return (view, text) => {
    const { flips } = view as { readonly flips: number };
    const known = new Set([
      ...turned.slice(0, flips), ...states.flatMap((state) => (state.flips < flips ? state.stocks[state.turn]?.slice(0, 1) ?? [] : [])),
    ]);
    return [...text.matchAll(/"((?:10|[2-9TJQKA])[cdhs])"/gu)].map(([, card]) => card!)
      .flatMap((card) => ((known as ReadonlySet<string>).has(card) ? [] : [`shows ${card} after ${flips} cards`]));
  };
}

/** Cards of Snap Back: up to the last that was shown, each as it was dealt, on the table too; and no number before all is revealed. */
function cardsOfSnapBack(saved: unknown): Search {
  const { cards } = (saved as { readonly deal: { readonly cards: readonly number[] } }).deal;
  return (view, text) => {
    const { shown, phase, revealed, seats, open = null } = view as {
      readonly shown: number; readonly phase: string; readonly revealed: unknown; readonly seats: readonly { readonly chosen: unknown }[];
      readonly open?: { readonly rank: number; readonly back: number | null } | null;
    };
    const isOpen = open === null || cards[shown - (open.back ?? 1)] === open.rank;
    return [
      ...[...text.matchAll(/"rank":(\d+),"number":(\d+)|"number":(\d+),"rank":(\d+)/gu)].flatMap(([told, r1, n1, n2, r2]) => {
        const [number, rank] = [Number(n1 ?? n2), Number(r1 ?? r2)];
        return number <= shown && cards[number - 1] === rank ? [] : [`tells ${told} after ${shown} cards`];
      }),
      ...(isOpen ? [] : [`lays ${open.rank} open after ${shown} cards`]),
      ...(phase === 'choosing' && (revealed !== null || seats.some(({ chosen }) => typeof chosen !== 'boolean')) ? ['tells a number'] : []),
    ];
  };
}

const SEARCHES: Readonly<Record<string, (saved: unknown) => Search>> = { snap: cardsOfSnap, 'snap-back': cardsOfSnapBack };

/** What a device was told too early, a sentence each: of each game that it was told whole in the end. */
export function toldTooEarly(recorded: readonly Recorded[]): string[] {
  const overs = new Map<string, readonly [over: Over, at: number]>();
  for (const [at, { message }] of recorded.entries()) {
    if (message.kind === 'over' && !overs.has(message.id)) overs.set(message.id, [message, at]);
  }
  return [...overs.values()].flatMap(([over, before]) => {
    const secrets = secretsOf(over.saved as Kept);
    const search = SEARCHES[over.game]?.(over.saved);
    return recorded.slice(0, before).flatMap(({ message }, at) => {
      if (message.kind === 'over') return [];
      const words = secrets.filter((secret) => JSON.stringify(message).includes(secret)).map((secret) => `holds ${secret}`);
      return [...words, ...search === undefined ? [] : inGame(message, over.id, search)].map((what) => `message ${at} ${what}`);
    });
  });
}

function inGame(message: FromTable, id: string, search: Search): string[] {
  if (message.kind !== 'game' || message.game !== id || message.message.kind === 'refused') return [];
  return search(message.message.view, JSON.stringify(message.message));
}
