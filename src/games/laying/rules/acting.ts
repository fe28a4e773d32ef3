/**
 * An event from outside in a game in which two lay cards at once: what is asked of every one before the game's own reasons, and what comes
 * of it. Of acts in one instant the first stands plain, and all others say that they are tied, or that they lost and go back.
 */
import { other, type LayingGame, type Seat, type Spot } from './game';

/** What the parts of an event after its seat may be; what lies where is the game's own to ask. */
const PARTS = {
  stack: (value: unknown) => Array.isArray(value) && value.length === 2 && value.every(Number.isInteger),
  pile: Number.isInteger, card: (value: unknown) => typeof value === 'string',
  talon: (value: unknown) => value === null || Array.isArray(value),
} as const;

/** An event that has the form of one. `seat`: null where the table does something. */
export interface Act { readonly kind: string; readonly seat: Seat; readonly parts: readonly unknown[]; readonly isTied: boolean }

export type SharedCode = 'unknown-event' | 'unknown-seat' | 'no-tie' | 'game-over';

/** Why something is refused: reasons by their code, in the order in which they are looked for. */
export type Reasons<Game, Code extends string> = Readonly<Partial<Record<Code, (game: Game, act: Act) => boolean>>>;

/** What can happen in a game, of one kind. */
export interface Kind<Game, Happening, Code extends string> {
  /** Its parts after the seat: one of these lists. */
  readonly parts: readonly (readonly (keyof typeof PARTS)[])[];
  /** Whether the table does it, and nobody. */
  readonly isTables?: true;
  /** Whether it races with what others do in the same instant. */
  readonly races?: true;
  readonly reasons: Reasons<Game, Code>;
  readonly does: (game: Game, act: Act) => { readonly game: Game; readonly happenings: readonly Happening[] };
  /** Which part says where a card is laid. */
  readonly on?: number;
}

export type Kinds<Game, Happening, Code extends string> = Readonly<Record<string, Kind<Game, Happening, Code>>>;

/** An event of no instant of its own: it lost, and goes back. */
const BACK = 'back';

/** An act as an event says it; null where it has not the form of one. */
function read<Game, Happening, Code extends string>(kinds: Kinds<Game, Happening, Code>, event: unknown): Act | null {
  const [kind, seat, ...rest] = (Array.isArray(event) ? event : []) as readonly unknown[];
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind) || seat === undefined) return null;
  const isTied = kinds[kind]!.races === true && rest.at(-1) === 'tie';
  const parts = isTied ? rest.slice(0, -1) : rest;
  const isFit = kinds[kind]!.parts.some((forms) =>
    forms.length === parts.length && forms.every((form, i) => PARTS[form](parts[i])));
  return isFit ? { kind, seat: seat as Seat, parts, isTied } : null;
}

/** Whether somebody can still do this: after the end what belongs to its instant, and after a call no more than the other's. */
function comesTooLate({ end, done }: LayingGame, { kind, seat, isTied }: Act): boolean {
  if (end === null) return false;
  return end.by === 'call' ? !(isTied && kind === 'call' && done.every((one) => one.kind !== 'call' || one.seat === other(seat)))
    : !(isTied || kind === BACK);
}

function refusalOf<Game extends LayingGame<Game>, Happening, Code extends string>(
  kinds: Kinds<Game, Happening, Code>, game: Game, act: Act | null,
): Code | SharedCode | null {
  if (act === null) return 'unknown-event';
  const { isTables, reasons } = kinds[act.kind]!;
  if (isTables ? act.seat !== null : act.seat !== 0 && act.seat !== 1) return 'unknown-seat';
  if ((act.isTied || act.kind === BACK) && game.done.length === 0) return 'no-tie';
  if (comesTooLate(game, act)) return 'game-over';
  return (Object.keys(reasons) as Code[]).find((code) => reasons[code]!(game, act)) ?? null;
}

export type Outcome<Game, Happening, Code extends string> =
  | { readonly ok: true; readonly state: Game; readonly happenings: readonly Happening[] }
  | { readonly ok: false; readonly code: Code | SharedCode };

/** How a game has ended that stands so after an event of this kind; null: it goes on. */
type EndOf<Game> = (game: Game, kind: string) => LayingGame['end'];
interface Ended { readonly type: 'ended'; readonly by: NonNullable<LayingGame['end']>['by']; readonly winners: readonly Seat[] }

/** Lets any value happen as the next event, or says why it can't. */
export function acting<Game extends LayingGame<Game>, Happening, Code extends string>(
  kinds: Kinds<Game, Happening | Ended, Code>, endOf: EndOf<Game>,
): (game: Game, event: unknown) => Outcome<Game, Happening | Ended, Code> {
  return (given, event) => {
    const act = read(kinds, event);
    const code = refusalOf(kinds, given, act);
    if (code !== null) return { ok: false, code };
    const { kind, seat, parts, isTied } = act!;
    const { races, does, on } = kinds[kind]!;
    const joins = isTied || kind === BACK;
    const begun: Game = joins ? given
      : { ...given, instant: given.instant + 1, done: [], before: races ? { ...given, before: null, done: [] } : null };
    const done = races || kind === BACK ? [{ kind, seat, on: on === undefined ? null : parts[on] as Spot }] : [];
    const { game, happenings } = does(begun, act!);
    const state = { ...game, done: [...game.done, ...done] };
    const end = endOf(state, kind);
    const isNews = end !== null && String(end.winners) !== String(given.end?.winners);
    return { ok: true, state: { ...state, end }, happenings: isNews ? [...happenings, { type: 'ended', ...end }] : happenings };
  };
}
