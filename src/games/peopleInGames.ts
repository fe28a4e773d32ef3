/** The people in a game as it is kept, whichever it is: whose it is, and taking a name out of it. Pure. */
import type { Held } from '../contract/contract';
import { foldedName, freeName, isNobody, NOBODY, sameName } from '../setup/names';
import { playedHere, type Here } from '../setup/seats/playedHere';

interface Player {
  readonly name: string;
  readonly kind: 'local' | 'bot' | 'remote';
  /** Whether it is the player of this device. */
  readonly me?: true | undefined;
}

/** A game as it is kept, as far as people are in it. */
export interface KeptGame {
  readonly setup: { readonly players: readonly Player[] };
  /** Who took over from whom, where somebody did. */
  readonly held?: readonly Held[];
  /** How it ended; null while it is on. */
  readonly ended: string | null;
}

/** The same game with other people: those who began, and those who took over. */
function withPeople<Game extends KeptGame>(
  game: Game, change: <P extends { readonly name: string; readonly me?: true | undefined }>(person: P) => P,
): Game {
  const { setup, held } = game;
  return {
    ...game, setup: { ...setup, players: setup.players.map((player) => (player.kind === 'bot' ? player : change(player))) },
    ...(held === undefined ? {} : { held: held.map(([place, from, who]) => [place, from, 'name' in who ? change(who) : who] as const) }),
  };
}

/** The people who have played, wherever: each name as often as it stands there. */
function peopleIn({ setup: { players }, held = [] }: KeptGame): string[] {
  return [
    ...players.flatMap(({ kind, name }) => (kind === 'bot' ? [] : [name])),
    ...held.flatMap(([, , who]) => ('name' in who ? [who.name] : [])),
  ];
}

/** Their folded names: what a game is found by. */
export function namesOf(game: KeptGame): string[] {
  return [...new Set(peopleIn(game).filter((name) => !isNobody(name)).map(foldedName))];
}

/** A game that is over without a name: a mark stands in its place, and nothing else changes. The same game where the name is not in it. */
export function anonymized<Game extends KeptGame>(game: Game, name: string): Game {
  const people = peopleIn(game);
  // A game that is still on keeps its names: whoever goes on with it has to know their seat.
  if (game.ended === null || !people.some((one) => sameName(one, name))) return game;
  const mark = freeName(NOBODY, [...game.setup.players.map((player) => player.name), ...people]);
  return withPeople(game, (person) => {
    if (!sameName(person.name, name)) return person;
    // Whose name is gone is nobody, not even the player of this device.
    const { me: _, ...somebody } = person;
    return { ...somebody, name: mark } as typeof person;
  });
}

/** Whether no person in a game has a name any more. */
export function isNobodys(game: KeptGame): boolean {
  return peopleIn(game).every(isNobody);
}

/** A game that another device's player has played. */
export function withoutMe<Game extends KeptGame>(game: Game): Game {
  return withPeople(game, (person) => {
    const { me: _, ...somebody } = person;
    return somebody as typeof person;
  });
}

/** A game that a table of several devices has played, as one of them keeps it. */
export function playedHereIn<Game extends KeptGame>(game: Game, here: Here): Game {
  const { players, held } = playedHere(game.setup.players, game.held ?? [], here);
  return { ...game, setup: { ...game.setup, players }, ...(held.length === 0 ? {} : { held }) };
}
