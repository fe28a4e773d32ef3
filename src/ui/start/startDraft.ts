/** What is being agreed on the start screen, and what becomes of it when somebody else is to sit on a seat. */
import { MAX_SEATS } from '../../rules/options';
import type { PlayedFor } from '../../rules/scoring';
import { type Shape, CHARACTERS, marksOf, type Character, type OwnClock, type Player } from '../../setup/players';
import { defaultCallSeconds, type CallSeconds, type Pace, type Sitting, type Terms } from '../../setup/setup';
import { freeName } from '../../setup/names';
import { words } from '../../strings';

/** What is being agreed: a draft until Play is pressed. */
export interface StartDraft extends Terms {
  readonly players: readonly Player[];
  readonly callSeconds: CallSeconds;
  readonly pace: Pace;
  /** What the games are played for. */
  readonly playedFor: PlayedFor;
  /** How people sit, where there are several. */
  readonly sitting: Sitting;
}

/** Other players: the clock follows what is usual for them, unless it was set otherwise. */
function withPlayers(draft: StartDraft, players: readonly Player[]): StartDraft {
  const usual = draft.callSeconds === defaultCallSeconds(draft.players);
  return { ...draft, players, callSeconds: usual ? defaultCallSeconds(players) : draft.callSeconds };
}

function withPlayer(draft: StartDraft, seat: number, player: Player): StartDraft {
  return withPlayers(draft, draft.players.map((other, s) => (s === seat ? player : other)));
}

/** Another name on a seat. */
export function rename(draft: StartDraft, seat: number, name: string): StartDraft {
  const player = draft.players[seat];
  return player ? withPlayer(draft, seat, { ...player, name }) : draft;
}

/**
 * A person (null) or a character on a seat. The name follows, unless somebody thought of it himself.
 */
export function choose(draft: StartDraft, seat: number, character: Character | null): StartDraft {
  const player = draft.players[seat];
  if (!player) return draft;
  const { shape, name } = player;
  const others = draft.players.filter((_, s) => s !== seat).map((other) => other.name);
  const mark = shape === undefined ? {} : { shape };
  const given = isGiven(name);
  return withPlayer(draft, seat, character === null
    ? { kind: 'local', name: given ? personsName(others) : name, ...mark }
    : { kind: 'bot', level: character, name: given ? freeName(words().CHARACTER_WORDS[character].name, others) : name, ...mark });
}

/** Another key for a person to call with. */
export function chooseKey(draft: StartDraft, seat: number, key: string): StartDraft {
  const player = draft.players[seat];
  return player ? withPlayer(draft, seat, { ...player, callKey: key.toLocaleLowerCase('en') }) : draft;
}

/** Another mark for a player. Who had it gets his in exchange; all others keep theirs. */
export function chooseMark(draft: StartDraft, seat: number, mark: Shape): StartDraft {
  const marks = marksOf(draft.players);
  const other = marks.indexOf(mark);
  return withPlayers(draft, draft.players.map((player, s) => ({ ...player, shape: s === seat ? mark : s === other ? marks[seat] : marks[s] })));
}

/** A clock of his own for a person, or (null) the one that was agreed. */
export function chooseClock(draft: StartDraft, seat: number, clock: OwnClock | null): StartDraft {
  const player = draft.players[seat];
  if (!player) return draft;
  const { clock: _, ...as } = player;
  return withPlayer(draft, seat, clock === null ? as : { ...as, clock });
}

/** One more computer: the character nearest to middling strength who does not sit there yet. */
export function addPlayer(draft: StartDraft): StartDraft {
  if (draft.players.length >= MAX_SEATS) return draft;
  const middle = (CHARACTERS.length - 1) / 2;
  const nearest = CHARACTERS.toSorted((a, b) => Math.abs(CHARACTERS.indexOf(a) - middle) - Math.abs(CHARACTERS.indexOf(b) - middle));
  const level = nearest.find((one) => draft.players.every((player) => player.level !== one));
  if (level === undefined) return draft;
  const name = freeName(words().CHARACTER_WORDS[level].name, draft.players.map((player) => player.name));
  return withPlayers(draft, [...draft.players, { name, kind: 'bot', level }]);
}

/** Without the player on a seat. */
export function removePlayer(draft: StartDraft, seat: number): StartDraft {
  return withPlayers(draft, draft.players.filter((_, s) => s !== seat));
}

/** Whether a name is one that nobody typed: none, a person's to begin with, or a character's. */
function isGiven(name: string): boolean {
  const plain = name.trim();
  return plain === '' || (words().PLAYER_NAMES as readonly string[]).includes(plain) || CHARACTERS.some((character) => words().isNameOf(character, plain));
}

/** A name for a person that nobody else has. */
function personsName(others: readonly string[]): string {
  return words().PLAYER_NAMES.find((name) => !others.includes(name)) ?? freeName(words().PLAYER_NAMES[0], others);
}
