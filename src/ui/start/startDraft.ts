/** What is being agreed on the start screen, and what becomes of it when somebody else is to sit on a seat. */
import { MAX_SEATS } from '../../rules/options';
import { withNamesKept, type DefaultNames } from '../../setup/defaultNames';
import { CHARACTERS, marksOf, type Character, type OwnClock, type SeatDraft, type Shape } from '../../setup/players';
import { defaultCallSeconds } from '../../setup/setup';
import type { Settings } from '../../setup/settings';

/** What is being agreed: a draft until Play is pressed. */
export type StartDraft = Omit<Settings, 'names'>;

/** What is agreed in these settings. Who has ever sat here is none of it: a draft is kept with its tab, and a name can be deleted. */
export function draftOf(settings: Settings): StartDraft {
  const { names: _, ...draft } = settings;
  return draft;
}

/** Other players: the clock follows what is usual for them, unless it was set otherwise. */
function withPlayers(draft: StartDraft, players: readonly SeatDraft[]): StartDraft {
  const usual = draft.callSeconds === defaultCallSeconds(draft.players);
  return { ...draft, players, callSeconds: usual ? defaultCallSeconds(players) : draft.callSeconds };
}

function withPlayer(draft: StartDraft, seat: number, player: SeatDraft): StartDraft {
  return withPlayers(draft, draft.players.map((other, s) => (s === seat ? player : other)));
}

/** Another name on a seat. */
export function rename(draft: StartDraft, seat: number, name: string): StartDraft {
  const player = draft.players[seat];
  return player ? withPlayer(draft, seat, { ...player, name }) : draft;
}

/** A human (null) or a character on a seat. A name that somebody typed stays; any other is the language's to give. */
export function choose(draft: StartDraft, seat: number, character: Character | null): StartDraft {
  const player = draft.players[seat];
  if (!player) return draft;
  const { shape, name } = player;
  const kept = { ...(shape === undefined ? {} : { shape }), ...(name === undefined || name.trim() === '' ? {} : { name }) };
  return withPlayer(draft, seat, character === null ? { kind: 'local', ...kept } : { kind: 'bot', level: character, ...kept });
}

/** Another key for a person to call with. */
export function chooseKey(draft: StartDraft, seat: number, key: string): StartDraft {
  const player = draft.players[seat];
  return player ? withPlayer(draft, seat, { ...player, callKey: key.toLocaleLowerCase('en') }) : draft;
}

/** Another mark for a player. Whoever had it gets theirs in exchange; all others keep theirs. */
export function chooseMark(draft: StartDraft, seat: number, mark: Shape): StartDraft {
  const marks = marksOf(draft.players);
  const other = marks.indexOf(mark);
  const markOf = (s: number): Shape | undefined => (s === seat ? mark : s === other ? marks[seat] : marks[s]);
  return withPlayers(draft, draft.players.map((player, s) => ({ ...player, shape: markOf(s) })));
}

/** A clock of their own for a player, or (null) the one that was agreed. */
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
  return level === undefined ? draft : withPlayers(draft, [...draft.players, { kind: 'bot', level }]);
}

/** Without the player on a seat. The others keep the names that they are shown with. @param names what the language calls those without */
export function removePlayer(draft: StartDraft, seat: number, names: DefaultNames): StartDraft {
  return withPlayers(draft, withNamesKept(draft.players, names).filter((_, s) => s !== seat));
}
