/**
 * Playing on from a moment of a game that is over: a game of its own, for practice, with the same tiles in the same order and the same
 * characters. The old game stays as it was. Pure.
 */
import { DEFAULT_LEVEL, type LevelName } from '../../../ai/levelNames';
import type { Seat } from '../../../rules/position';
import { seatedPlayers, type OpenedGame } from '../../../session/savedGame';
import { freeName } from '../../../setup/names';
import type { Player } from '../../../setup/players';
import { cutGame } from './cutGame';

/** A moment of a game that is over, and who goes on from it. */
export interface PlayOnFrom {
  readonly game: OpenedGame;
  /** After so many events of it. */
  readonly step: number;
  /** The seat of the person who goes on. */
  readonly seat: Seat;
}

/** What the new game needs besides. */
export interface PlayOnWords {
  readonly id: string;
  /** What characters are called. */
  readonly names: Readonly<Record<LevelName, { readonly name: string }>>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The new game. Whoever else was a person in the old one is played by a computer: the person who looks back sits here alone. It belongs to
 * no match and to no date.
 * @returns null where there is nothing left to be played, the old game is still on, or no person sits at the seat
 */
export function playedOnFrom({ game, step, seat }: PlayOnFrom, { id, names, now }: PlayOnWords): OpenedGame | null {
  const { saved, picks, replayed: { record } } = game;
  const seated = seatedPlayers(saved.setup, picks);
  if (!saved.ended || seated[seat] === undefined || seated[seat].kind === 'bot' || step < 0 || step >= record.events.length) return null;
  const players = playersFor(seated, seat, names);
  // Match, date and challenge are the old game's own.
  const { match: _match, daily: _daily, challenge: _challenge, ...kept } = saved;
  const setup = { ...saved.setup, players, order: 'given', playedFor: { kind: 'single' }, practice: true } as const;
  const cut = { ...record, seats: players.map(({ name }) => name), events: record.events.slice(0, step) };
  return cutGame({ ...kept, id, setup, picks: [], from: { game: saved.id, step, seat } }, cut, now);
}

/** Who sits at the new table, in order of play. */
function playersFor(seated: readonly Player[], seat: Seat, names: PlayOnWords['names']): readonly Player[] {
  const taken = seated.flatMap(({ name, kind }, s) => (kind === 'bot' || s === seat ? name : []));
  return seated.map((player, s): Player => {
    const { name, kind, shape, level, clock, me } = player;
    const marked = shape === undefined ? {} : { shape };
    const own = { ...(clock === undefined ? {} : { clock }), ...(me === undefined ? {} : { me }) };
    if (s === seat) return { name, kind: 'local', ...marked, ...own };
    if (kind === 'bot') return { name, kind, ...marked, level: level ?? DEFAULT_LEVEL };
    const free = freeName(names[DEFAULT_LEVEL].name, taken);
    taken.push(free);
    return { name: free, kind: 'bot', ...marked, level: DEFAULT_LEVEL };
  });
}
