/** Games that people have played in a row at one table, on one score card, as a device keeps them: by the table's own card. Pure. */
import { isOver } from '../../match/counted';
import { addGame, inCardOrder, newMatch, type Match } from '../../match/match';
import { isMatchOver, type PlayedFor } from '../../rules/scoring';
import { SHAPES } from '../../setup/players';
import { seatedPlayers, type OpenedGame } from '../../session/savedGame';
import type { CardRow } from '../tableShown';

/** Who plays, and for what. */
export interface Series { readonly id: string; readonly names: readonly string[]; readonly playedFor: PlayedFor }

const areAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The first game of the series that a game belongs to, by which its card is named on every device: it goes on for as long as the same
 * people play, and what they play for isn't reached.
 * @param card the table's, with the games before this one; with it or without
 * @param game which games count: those of one kind
 */
export function seriesOf(card: readonly CardRow[], game: string, { id, names, playedFor }: Series): string {
  const at = card.findIndex((row) => row.id === id);
  const people = names.toSorted();
  let first: string | null = null;
  let tiles: (readonly number[])[] = [];
  const isDone = (): boolean => playedFor.kind !== 'single' && tiles.length > 0 && isMatchOver(playedFor, tiles);
  for (const row of (at < 0 ? card : card.slice(0, at)).filter((one) => one.game === game)) {
    const players = row.players.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const isTheirs = areAlike(players.map(({ name }) => name), people);
    if (!isTheirs || isDone()) [first, tiles] = [null, []];
    if (!isTheirs) continue;
    first ??= row.id;
    tiles = [...tiles, players.map(({ score }) => score ?? 0)];
  }
  return isDone() ? id : first ?? id;
}

/**
 * The card of its series with a game on it. It's closed: the table goes on with it, this device can't.
 * @param kept the card as it lies here, which may be somebody else's
 */
export function cardWith(kept: Match | null, { saved, picks, replayed }: OpenedGame): Match {
  const { id, match = id, setup: { playedFor }, savedAt } = saved;
  const { tiles } = replayed.result;
  const players = seatedPlayers(saved.setup, picks).map(({ name, shape = SHAPES[0] }) => ({ name, shape }));
  const names = players.map(({ name }) => name);
  const fits = kept !== null && areAlike(kept.playedFor, playedFor) && inCardOrder(kept, names, tiles) !== null
    && (kept.games.some((one) => one.id === id) || playedFor.kind === 'single' || !isOver(kept));
  const on = fits ? kept : newMatch({ id: kept === null ? match : id, players, playedFor, createdAt: savedAt });
  const startedBy = on.players.findIndex(({ name }) => name === names[0]);
  return { ...addGame(on, { id, tiles: inCardOrder(on, names, tiles)!, startedBy }), closed: true };
}
