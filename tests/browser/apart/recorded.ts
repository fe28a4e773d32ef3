/** Every message that a page is told over all its lines, as it came, and what of it a device must never be told. */
import { readFrame } from '../../../src/apart/frames';
import type { FromTable } from '../../../src/apart/messages';
import { placesOf, type TableShown } from '../../../src/apart/tableShown';

/**
 * What is nobody's to see before the game is over, wherever it stands in a message. What waits until all have answered is kept as a
 * `secret`; `open` is the card that everybody sees.
 */
const NOBODYS = ['deal', 'deck', 'luck', 'secret', 'hash', 'answers'];

/** A message, and the table as the device knew it then. */
export interface Recorded { readonly message: FromTable; readonly table: TableShown | null }

/** Records what it is handed, in order. */
export function recorder(): { readonly all: readonly Recorded[]; readonly record: (frame: string | Buffer) => void } {
  const all: Recorded[] = [];
  return { all, record(payload) {
    const frame = typeof payload === 'string' ? undefined : readFrame(payload);
    if (typeof frame !== 'object') return;
    const message = JSON.parse(frame.text) as FromTable;
    const table = message.kind === 'table' ? message.table : all.at(-1)?.table ?? null;
    all.push({ message, table });
  } };
}

interface SnagSeen {
  readonly view: { readonly seats: readonly { readonly rack: readonly (number | null)[] }[]; readonly places: readonly number[] };
  readonly happenings?: readonly { readonly type: string; readonly seat: number; readonly tile: number | null }[];
  readonly past?: SnagSeen['happenings'];
}

/** The names of all fields in a value, however deep. */
function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...Array.isArray(value) ? [] : [name], ...fieldsIn(inner)]);
}

/** What a device was told that it must not know: a sentence each. None, where all is well. */
export function leaksIn(recorded: readonly Recorded[]): string[] {
  return recorded.flatMap(({ message, table }, at) => {
    if (message.kind === 'over' || message.kind === 'refused' || message.kind === 'gone') return [];
    const names = fieldsIn(message).filter((name) => NOBODYS.includes(name))
      .map((name) => `message ${at} (${message.kind}) holds "${name}"`);
    if (message.kind !== 'game' || message.message.kind === 'refused' || table?.playing?.game !== 'snag') return names;
    return [...names, ...racksIn(message.message as unknown as SnagSeen, new Set(placesOf(table))).map((what) => `message ${at} ${what}`)];
  });
}

function racksIn({ view: { seats, places }, happenings = [], past = [] }: SnagSeen, own: ReadonlySet<number>): string[] {
  const isOwn = (seat: number): boolean => own.has(places[seat]!);
  return [
    ...seats.flatMap(({ rack }, seat) => (isOwn(seat) || rack.every((tile) => tile === null) ? [] : [`shows the rack of seat ${seat}`])),
    ...[...happenings, ...past].flatMap(({ type, seat, tile }) =>
      (type === 'drew' && tile !== null && !isOwn(seat) ? [`says what seat ${seat} drew`] : [])),
  ];
}
