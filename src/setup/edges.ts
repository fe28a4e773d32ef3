/**
 * Where people sit around a screen that lies flat: who is at which of its edges, counted clockwise from the bottom among those that are in
 * use. An edge belongs to a player, as a mark does: the order of play is drawn, and nobody has to get up for it. Pure.
 */
import { severalPersons, type Player } from './players';

/** What of a setup tells where people sit. */
interface Seated {
  readonly players: readonly Player[];
  readonly firstEdge?: number | undefined;
}

/** Whether each of them sits at an edge of their own. */
function areSeated(players: readonly Pick<Player, 'edge'>[]): boolean {
  const edges = players.map(({ edge }) => edge ?? players.length);
  return new Set(edges).size === players.length && edges.every((edge) => edge < players.length);
}

/** Clockwise from the edge of the first of them: so everybody sat in order of play until edges were kept. */
function clockwise(count: number, first = 0): readonly number[] {
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

/** The players at their edges; at none, where two would sit at the same one, or somebody nowhere. */
export function atEdges(players: readonly Player[]): readonly Player[] {
  if (areSeated(players)) return players;
  return players.map((player) => {
    const { edge: _, ...nowhere } = player;
    return nowhere;
  });
}

/** What is agreed for a game that begins, with an edge for everybody where several people play: the one where they sat before. */
export function withEdges<T extends Seated>(setup: T): T {
  const { players, firstEdge } = setup;
  if (!severalPersons(players) || areSeated(players)) return setup;
  const edges = clockwise(players.length, firstEdge);
  return { ...setup, players: players.map((player, i) => ({ ...player, edge: edges[i] })) };
}

/** The edges of those who sit at a table, in this order. @param names of all its players */
export function edgesOf({ players, firstEdge }: Seated, names: readonly string[]): readonly number[] {
  const edges = names.flatMap((name) => players.find((player) => player.name === name)?.edge ?? []);
  return areSeated(players) && edges.length === players.length ? edges : clockwise(names.length, firstEdge);
}
