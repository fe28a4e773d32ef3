/** Lays two states of one game together, and takes a name out of a game. Pure. */
import { foldedName, freeName, isNobody, NOBODY, sameName } from '../../../setup/names';
import type { SavedSnap } from './savedGame';

/**
 * The one that was played further: that is over, or has more events, or was played for longer, or was saved later. Which comes first does
 * not matter.
 */
export function furtherGame(one: SavedSnap, other: SavedSnap): SavedSnap {
  const ahead = [
    Number(other.ended !== null) - Number(one.ended !== null), other.events.length - one.events.length,
    other.played - one.played, other.savedAt - one.savedAt, JSON.stringify(other) > JSON.stringify(one) ? 1 : 0,
  ].find((difference) => difference !== 0) ?? 0;
  return ahead > 0 ? other : one;
}

/** The folded names of the people who play: what a game is found by. */
export function namesOf({ setup: { players } }: SavedSnap): string[] {
  return players.filter(({ kind, name }) => kind === 'local' && !isNobody(name)).map(({ name }) => foldedName(name));
}

/** A game that is over without a name: a mark stands in its place, and nothing else changes. The same game where the name is not in it. */
export function anonymized(saved: SavedSnap, name: string): SavedSnap {
  const { players } = saved.setup;
  const isTheirs = ({ kind, name: own }: (typeof players)[number]): boolean => kind === 'local' && sameName(own, name);
  // A game that is still on keeps its names: whoever goes on with it has to know their seat.
  if (saved.ended === null || !players.some(isTheirs)) return saved;
  const mark = freeName(NOBODY, players.map((player) => player.name));
  return {
    ...saved,
    setup: { ...saved.setup, players: players.map((player) => {
      if (!isTheirs(player)) return player;
      // Whose name is gone is nobody, not even the player of this device.
      const { me: _, ...somebody } = player;
      return { ...somebody, name: mark };
    }) },
  };
}

/** Whether no person in a game has a name any more. */
export function isNobodys({ setup }: SavedSnap): boolean {
  return setup.players.every(({ kind, name }) => kind === 'bot' || isNobody(name));
}

/** A game that another device's player has played. */
export function withoutMe(saved: SavedSnap): SavedSnap {
  return { ...saved, setup: { ...saved.setup, players: saved.setup.players.map((player) => {
    const { me: _, ...somebody } = player;
    return somebody;
  }) } };
}
