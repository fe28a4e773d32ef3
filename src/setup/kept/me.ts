/**
 * The player of this device: one for each, called "You" until they have a name. What they are called stands in the settings; a seat only
 * says that it is theirs, and a game keeps that. Pure.
 */
import { OLD_NAME_OF_ONE } from '../defaultNames';
import { UNNAMED_ME, freeName, sameName } from '../names';
import type { Player, SeatDraft } from '../players';
import type { GameSetup } from '../setup';

/** What they are called: their name, null until they have one. */
export type MyName = string | null;

/** The seat that is the player's own, with their name on it. */
export function mySeat(seat: SeatDraft, me: MyName): SeatDraft {
  const { name: _, nth: __, ...as } = seat;
  return { ...as, me: true, ...(me === null ? {} : { name: me }) };
}

/** Seats with the player's name on their own. */
export function withMyName(seats: readonly SeatDraft[], me: MyName): readonly SeatDraft[] {
  return seats.map((seat) => (seat.me === true ? mySeat(seat, me) : seat));
}

/** Seats as they are kept: the player's own name stands in one place, so that it can be changed there. */
export function withoutMyName(seats: readonly SeatDraft[]): readonly SeatDraft[] {
  return withMyName(seats, null);
}

/** The same seats, in which whoever plays alone against computers is the player of this device. */
export function withMe<T extends Pick<SeatDraft, 'kind' | 'me'>>(seats: readonly T[]): readonly T[] {
  const alone = seats.filter(({ kind }) => kind === 'local').length === 1;
  return alone ? seats.map((seat) => (seat.kind === 'local' ? { ...seat, me: true as const } : seat)) : seats;
}

/** Whether somebody who typed this has no name: it is empty, or what stands for one. @param you as the language that is spoken says it */
export function isNoName(typed: string, you: string): boolean {
  return typed.trim() === '' || sameName(typed.trim(), UNNAMED_ME) || sameName(typed.trim(), you);
}

/** Seats in which the player's own has no name rather than one that only stands for it: they need none. @param you as above */
export function unnamedIfNone(seats: readonly SeatDraft[], you: string): readonly SeatDraft[] {
  return seats.map((seat) => (seat.me === true && seat.name !== undefined && isNoName(seat.name, you) ? mySeat(seat, null) : seat));
}

/** What the player is called by these seats: the name that was typed on their own, null without one. @param you as above */
export function nameOnSeats(seats: readonly SeatDraft[], you: string): MyName | undefined {
  const mine = seats.find(({ me }) => me === true);
  if (mine === undefined) return undefined;
  return mine.name === undefined || isNoName(mine.name, you) ? null : mine.name.trim();
}

/**
 * A game that a link asks for. Links name people, and no player of a device: whoever plays alone by one is the player of this device,
 * unless they have a name and the link gives another. Where it says "You", it is their name that is meant.
 */
export function seatedByLink(setup: GameSetup, me: MyName): GameSetup {
  const taken = setup.players.map(({ name }) => name);
  const players = withMe(setup.players).map((player): Player => {
    if (player.me !== true) return player;
    if (sameName(player.name, UNNAMED_ME)) return { ...player, name: me === null ? UNNAMED_ME : freeName(me, taken) };
    const { me: _, ...somebody } = player;
    return me === null || sameName(player.name, me) ? player : somebody;
  });
  return { ...setup, players };
}

/** A seat of a finished game, as far as it tells whose it was. */
interface PlayedSeat { readonly name: string; readonly level: unknown; readonly me?: true | undefined }

/**
 * The seat of a finished game that counts for the player of this device: the one that says so. In games of before there was such a player
 * it is whoever was called as they are now, or sat alone against computers under the name that nobody had typed.
 */
export function seatOfMine<T extends PlayedSeat>(seats: readonly T[], shown: string): T | null {
  const said = seats.find(({ me }) => me === true);
  if (said) return said;
  const people = seats.filter(({ level }) => level === null);
  const [one] = people;
  return people.find(({ name }) => sameName(name, shown)) ?? (people.length === 1 && one?.name === OLD_NAME_OF_ONE ? one : null);
}
