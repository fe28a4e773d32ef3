/** The computer players at the table. Each is asked about what everybody can see, and nothing else. */
import type { Clock } from '../../../bots/clock';
import { fraction, randomFrom } from '../../../chance/chance';
import type { Character } from '../../../setup/players';
import { DRAWS, type ComputerPlayer, type CreatePlayer, type Question } from '../players/player';
import type { Seen } from '../players/seen';
import type { CallKind, Seat } from '../rules/game';
import { isAsking, type Answer, type TableState, type Terms } from './tableState';
import type { SnapView } from './view';

export interface Computers {
  /**
   * They look at what lies open, call it and turn cards, each in their time. What they meant to do before is left, where they think
   * better of it. To be told whenever `seenSince` says so, and when play goes on.
   * @param since since when it can be seen, in the game's time
   */
  look(view: SnapView, since: number): void;
  /** Where everybody is asked: what each says who has not answered yet. @param now the game's time */
  answers(view: SnapView, now: number): readonly { readonly seat: Seat; readonly says: Answer }[];
  /** Nobody does anything any more. */
  rest(): void;
}

export interface ComputerPorts {
  /** The game's time: it stands still in a pause. */
  readonly clock: Clock;
  readonly createPlayer: CreatePlayer;
  /** A computer player calls. @param at when they pressed, in the game's time */
  called(seat: Seat, kind: CallKind, at: number): void;
  /** A computer player turns its card. */
  turns(seat: Seat): void;
}

/**
 * Since when there is something new for computer players to look at, in the game's time; null where there is nothing. A card that was
 * turned is none as long as it may be taken back.
 * @param before the table when they were told last @param now the game's time
 */
export function seenSince(before: TableState, after: TableState, terms: Terms, now: number): number | null {
  const { game, last } = after;
  if (last !== null && !last.final) return null;
  const counts = last !== null && (last.laidAt !== before.last?.laidAt || !before.last.final);
  if (counts) return last.paintedAt ?? now;
  return game !== before.game || isAsking(before, terms) !== isAsking(after, terms) ? now : null;
}

/** What a computer player sees of the table: all of it is in the view of everybody. */
export function seenIn({ options: { table }, seats, piles, pot, pools, flips, flipper }: SnapView): Seen {
  return {
    table, isIn: seats.map(({ isOut }) => !isOut), tops: piles.map(({ top }) => top), below: table === 'A' ? piles[0]!.below : null,
    pot: pot.top, pools: pools.flatMap(({ top }) => (top === null ? [] : [top])), flips, flipper,
  };
}

/**
 * @param characters who plays at each seat; null where a person does
 * @param luck for each seat the word that its chance hangs on: one that tells nothing of the cards
 * @param asked whether everybody is asked after each card, and nobody calls in their own time
 */
export function createComputers(
  characters: readonly (Character | null)[], luck: readonly string[], asked: boolean, ports: ComputerPorts,
): Computers {
  const { clock, createPlayer, called, turns } = ports;
  const seated = characters.flatMap((character, seat): { seat: Seat; player: ComputerPlayer }[] =>
    (character === null ? [] : [{ seat, player: createPlayer(character) }]));
  let timers: unknown[] = [];
  let looks = 0;

  const at = (time: number, act: () => void): void => { timers.push(clock.setTimeout(act, Math.max(0, time - clock.now()))); };
  function rest(): void {
    for (const timer of timers) clock.clearTimeout(timer);
    timers = [];
  }
  /** Those who are in, each with the question it is asked. */
  function questions(view: SnapView, since: number): readonly { seat: Seat; player: ComputerPlayer; question: Question }[] {
    const seen = seenIn(view);
    const playing = seated.filter(({ seat }) => seen.isIn[seat]);
    looks += 1;
    return playing.map(({ seat, player }) => {
      const random = randomFrom(`${luck[seat]}:${view.flips}:${looks}`);
      const chance = Array.from({ length: DRAWS }, () => fraction(random));
      return { seat, player, question: { seen, at: since, watchers: playing.length, mayTurnFrom: view.mayTurnFrom ?? since, chance } };
    });
  }
  return {
    rest,
    look(view, since) {
      rest();
      if (view.end !== null) return;
      for (const { seat, player, question } of questions(view, since)) {
        const isToTurn = view.turn === seat;
        if (asked) {
          if (isToTurn && view.phase !== 'asked') at(player.turnAt(question), () => { turns(seat); });
          continue;
        }
        const { calls, turnAt } = player.look(question);
        for (const { kind, at: time } of calls) at(time, () => { called(seat, kind, time); });
        if (isToTurn) at(turnAt, () => { turns(seat); });
      }
    },
    answers(view, now) {
      return questions(view, now).filter(({ seat }) => view.seats[seat]?.answered === false)
        .map(({ seat, player, question }) => ({ seat, says: player.answer(question) ?? 'pass' }));
    },
  };
}
