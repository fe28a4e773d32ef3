/** Everybody who played at one place of a game, and which part of it was theirs: what others did there isn't counted for them. Pure. */
import type { Character } from '../players';
import { sameName } from '../names';

/** The events from `from` on, without that at `until`. */
export interface Stretch { readonly from: number; readonly until: number }

/** A person, by their name, or a character; `name` is null where a character plays in somebody's stead. */
export interface Sitter {
  readonly name: string | null;
  readonly level: Character | null;
  /** Whether they sat at this device, and are its own player. */
  readonly local: boolean;
  readonly me?: true;
  readonly stretches: readonly Stretch[];
}

type Who = { readonly name: string; readonly local?: true; readonly me?: true } | { readonly level: Character };
interface Began {
  readonly name: string;
  readonly kind: 'local' | 'bot' | 'remote';
  readonly level?: Character | undefined;
  readonly me?: true | undefined;
}
type Took = readonly [place: number, from: number, who: Who];

function began({ name, kind, level, me }: Began): Omit<Sitter, 'stretches'> {
  return kind === 'bot' ? { name, level: level ?? null, local: false }
    : { name, level: null, local: kind === 'local', ...(me === true ? { me } : {}) };
}

function took(who: Who): Omit<Sitter, 'stretches'> {
  return 'level' in who ? { name: null, level: who.level, local: false }
    : { name: who.name, level: null, local: who.local === true, ...(who.me === true ? { me: true } : {}) };
}

const isSame = (one: Omit<Sitter, 'stretches'>, other: Omit<Sitter, 'stretches'>): boolean =>
  one.level === other.level && (one.name === null || other.name === null ? one.name === other.name : sameName(one.name, other.name));

/**
 * Who played at a place, each once, in the order in which they first sat there. Whoever held it while nothing happened is none of them;
 * where nothing happened at all it's whoever began.
 * @param events how many there are @param before so many of those that `held` counts come before them
 */
export function sittersAt(player: Began, held: readonly Took[], place: number, events: number, before = 0): readonly Sitter[] {
  const changes = held.filter(([at]) => at === place).map(([, from, who]) => ({ from: Math.max(0, from - before), who: took(who) }));
  const sitters: Sitter[] = [];
  for (const [i, { from, who }] of [{ from: 0, who: began(player) }, ...changes].entries()) {
    const until = changes[i]?.from ?? events;
    if (from >= until && changes.length > 0) continue;
    const at = sitters.findIndex((one) => isSame(one, who));
    if (at < 0) sitters.push({ ...who, stretches: [{ from, until }] });
    else sitters[at] = { ...sitters[at]!, ...(who.local ? { local: true } : {}), stretches: [...sitters[at]!.stretches, { from, until }] };
  }
  return sitters.length > 0 ? sitters : [{ ...began(player), stretches: [{ from: 0, until: events }] }];
}

/** Whether somebody held their place at an event. */
export function holdsAt({ stretches }: Pick<Sitter, 'stretches'>, event: number): boolean {
  return stretches.some(({ from, until }) => from <= event && event < until);
}

/**
 * Whose review is made of a place: whoever of this device played there, else the first person who did; null: none did. What others did
 * there isn't theirs.
 */
export function personAt(sitters: readonly Sitter[]): Sitter | null {
  const people = sitters.filter(({ level }) => level === null);
  return people.find(({ local }) => local) ?? people[0] ?? null;
}

/** A game as it is kept, as far as it tells who played where. */
export interface KeptSeats {
  readonly setup: { readonly players: readonly Began[] };
  readonly held?: readonly Took[];
  readonly events: readonly unknown[];
}

/** Of whom it's told what each place came to; where nobody took over, of whoever sat there. Null: of nobody, as of one who was away. */
export function toldAt({ setup: { players }, held = [], events }: KeptSeats): readonly (Sitter | null)[] {
  return players.map((player, place) => {
    const sitters = sittersAt(player, held, place, events.length);
    return held.some(([at]) => at === place) ? personAt(sitters) : sitters[0]!;
  });
}

/** Whether what was done at a place with an event is told of them. */
export type IsTheirs = (place: number, event: number) => boolean;

export function theirsIn(saved: KeptSeats): IsTheirs {
  if (saved.held === undefined) return () => true;
  const told = toldAt(saved);
  return (place, event) => told[place] != null && holdsAt(told[place], event);
}
