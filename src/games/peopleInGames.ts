/** The people in a game as it is kept, whichever it is: whose it is, and taking a name out of it. Pure. */
import { foldedName, freeName, isNobody, NOBODY, sameName } from '../setup/names';

interface Player {
  readonly name: string;
  readonly kind: 'local' | 'bot' | 'remote';
  /** Whether it is the player of this device. */
  readonly me?: true | undefined;
}

/** A game as it is kept, as far as people are in it. */
export interface KeptGame {
  readonly setup: { readonly players: readonly Player[] };
  /** How it ended; null while it is on. */
  readonly ended: string | null;
}

/** The same game with other players. */
function withPlayers<Game extends KeptGame>(game: Game, change: (player: Player) => Player): Game {
  return { ...game, setup: { ...game.setup, players: game.setup.players.map(change) } };
}

/** The folded names of the people who play at this device: what a game is found by. */
export function namesOf({ setup: { players } }: KeptGame): string[] {
  return players.filter(({ kind, name }) => kind === 'local' && !isNobody(name)).map(({ name }) => foldedName(name));
}

/** A game that is over without a name: a mark stands in its place, and nothing else changes. The same game where the name is not in it. */
export function anonymized<Game extends KeptGame>(game: Game, name: string): Game {
  const { players } = game.setup;
  const isTheirs = ({ kind, name: own }: Player): boolean => kind === 'local' && sameName(own, name);
  // A game that is still on keeps its names: whoever goes on with it has to know their seat.
  if (game.ended === null || !players.some(isTheirs)) return game;
  const mark = freeName(NOBODY, players.map((player) => player.name));
  return withPlayers(game, (player) => {
    if (!isTheirs(player)) return player;
    // Whose name is gone is nobody, not even the player of this device.
    const { me: _, ...somebody } = player;
    return { ...somebody, name: mark };
  });
}

/** Whether no person in a game has a name any more. */
export function isNobodys({ setup }: KeptGame): boolean {
  return setup.players.every(({ kind, name }) => kind === 'bot' || isNobody(name));
}

/** A game that another device's player has played. */
export function withoutMe<Game extends KeptGame>(game: Game): Game {
  return withPlayers(game, (player) => {
    const { me: _, ...somebody } = player;
    return somebody;
  });
}
