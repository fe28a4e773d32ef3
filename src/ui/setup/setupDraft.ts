/** What is being agreed in the set-up, and what becomes of it when somebody else is to sit on a seat. */
import { MAX_SEATS } from '../../rules/options';
import type { DefaultNames } from '../../setup/defaultNames';
import { withoutSeat, withSeat } from '../../setup/seats/seatChanges';
import { CHARACTERS, DEFAULT_CHARACTER, marksOf, type Character, type OwnClock, type SeatDraft, type Shape } from '../../setup/players';
import { defaultCallSeconds } from '../../setup/setup';
import type { SetupDraft } from '../../setup/kept/tables';

/** Other players: the clock follows what is usual for them, unless it was set otherwise. */
function withPlayers(draft: SetupDraft, players: readonly SeatDraft[]): SetupDraft {
  const usual = draft.callSeconds === defaultCallSeconds(draft.players);
  return { ...draft, players, callSeconds: usual ? defaultCallSeconds(players) : draft.callSeconds };
}

function withPlayer(draft: SetupDraft, seat: number, player: SeatDraft): SetupDraft {
  return withPlayers(draft, draft.players.map((other, s) => (s === seat ? player : other)));
}

/** Another name on a seat. */
export function rename(draft: SetupDraft, seat: number, name: string): SetupDraft {
  return withPlayers(draft, withSeat(draft.players, seat, { name }));
}

/** Another character on a seat. A name that somebody typed stays; any other is the language's to give. */
export function choose(draft: SetupDraft, seat: number, character: Character): SetupDraft {
  const player = draft.players[seat];
  if (!player) return draft;
  const { shape, name } = player;
  const kept = { ...(shape === undefined ? {} : { shape }), ...(name === undefined || name.trim() === '' ? {} : { name }) };
  return withPlayer(draft, seat, { kind: 'bot', level: character, ...kept });
}

/** Another key for a person to call with. */
export function chooseKey(draft: SetupDraft, seat: number, key: string): SetupDraft {
  return withPlayers(draft, withSeat(draft.players, seat, { callKey: key.toLocaleLowerCase('en') }));
}

/** Another mark for a player. Whoever had it gets theirs in exchange; all others keep theirs. */
export function chooseMark(draft: SetupDraft, seat: number, mark: Shape): SetupDraft {
  const marks = marksOf(draft.players);
  const other = marks.indexOf(mark);
  const markOf = (s: number): Shape | undefined => (s === seat ? mark : s === other ? marks[seat] : marks[s]);
  return withPlayers(draft, draft.players.map((player, s) => ({ ...player, shape: markOf(s) })));
}

/** A clock of their own for a player, or (null) the one that was agreed. */
export function chooseClock(draft: SetupDraft, seat: number, clock: OwnClock | null): SetupDraft {
  const player = draft.players[seat];
  if (!player) return draft;
  const { clock: _, ...as } = player;
  return withPlayer(draft, seat, clock === null ? as : { ...as, clock });
}

/** One more at the table, as long as there is a place. */
function withOneMore(draft: SetupDraft, player: SeatDraft): SetupDraft {
  return draft.players.length >= MAX_SEATS ? draft : withPlayers(draft, [...draft.players, player]);
}

/** One more person. */
export function addPerson(draft: SetupDraft): SetupDraft {
  return withOneMore(draft, { kind: 'local' });
}

/** One more computer, as this character. */
export function addCharacter(draft: SetupDraft, level: Character): SetupDraft {
  return withOneMore(draft, { kind: 'bot', level });
}

/** Who comes where nobody in particular was asked for: the character nearest to middling strength who does not sit there yet. */
export function nextCharacter({ players }: SetupDraft): Character {
  const middle = (CHARACTERS.length - 1) / 2;
  const nearest = CHARACTERS.toSorted((a, b) => Math.abs(CHARACTERS.indexOf(a) - middle) - Math.abs(CHARACTERS.indexOf(b) - middle));
  return nearest.find((one) => players.every(({ level }) => level !== one)) ?? DEFAULT_CHARACTER;
}

/**
 * Another seat as that of the player of this device. A name that was typed there becomes theirs; where none was, theirs moves along with
 * them.
 */
export function makeMe(draft: SetupDraft, seat: number): SetupDraft {
  const mine = draft.players.find(({ me }) => me === true);
  const named = draft.players[seat]?.name !== undefined;
  return withPlayers(draft, draft.players.map((player, s) => {
    const { me: _, ...other } = player;
    if (s === seat) return { ...other, me: true, ...(named || mine?.name === undefined ? {} : { name: mine.name }) };
    if (player !== mine || named) return other;
    const { name: __, ...unnamed } = other;
    return unnamed;
  }));
}

/** Without the player on a seat. The others keep the names that they are shown with. @param names what the language calls those without */
export function removePlayer(draft: SetupDraft, seat: number, names: DefaultNames): SetupDraft {
  return withPlayers(draft, withoutSeat(draft.players, seat, names));
}
