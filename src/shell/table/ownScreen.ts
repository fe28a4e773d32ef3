/** A game at its host, with one screen at the same device, on the same clock, that holds all its people's places. */
import type { Clock } from '../../bots/clock';
import type { FarPlay } from '../../games/farSide';
import type { BotPorts, Game, GameTypes, Place, SavedGame } from '../../contract/contract';
import { createHost } from '../../host/host';
import type { Connect } from '../../host/port';
import { GameScreen, type Seen } from '../../host/screen';
import { take, type ActBase, type TableAct } from './acts';

/** What a computer's seat acts with, in the game's time. */
export type Hands<Intent extends { readonly kind: string }> =
  Pick<BotPorts<GameTypes & { readonly Intent: Intent }>, 'now' | 'at' | 'act'>;

export interface OpenTablePorts<View, Happening, Intent extends { readonly kind: string }, Saved> {
  /** The screen's time, on the scale of an event's `timeStamp`. */
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  readonly onSave: (saved: Saved) => void;
  /** Is told of each change, with what happened in it. */
  readonly told: (view: View, happenings: readonly Happening[]) => void;
  /** The way to a host elsewhere, and the places that are played here; without it the host is this page's own. */
  readonly far?: Pick<FarPlay, 'connect' | 'places'> | undefined;
  /** Is handed what the seats of computers act with, where they don't play by themselves. */
  readonly hands?: (hands: Hands<Intent>) => void;
}

/** A game at its table, with this page as its only screen. */
export interface OpenTable<View, Act, Saved> {
  view(): View;
  act(act: Act | ActBase): void;
  saved(): Saved;
  /** What was called before counts and is saved; then nothing happens here any more. */
  leave(): void;
}

/** The same of a game as its host knows it. */
export type TablePorts<T extends GameTypes> = OpenTablePorts<T['View'], T['Happening'], T['Intent'], SavedGame<T>>;
export type PlayedTable<T extends GameTypes> = OpenTable<T['View'], TableAct<T>, SavedGame<T>>;

/** Host and screen of a game that is continued, and may have just begun: it waits until somebody goes on. */
export interface AtHost<T extends GameTypes> extends Pick<PlayedTable<T>, 'saved' | 'leave'> {
  readonly screen: GameScreen<T>;
  /** The places that the screen holds. Where nobody plays the first is looked from: somebody has to begin. */
  readonly places: readonly Place[];
}

/** @param told is told of each change, from when this has come back */
export function atHost<T extends GameTypes>(
  game: Game<T>, saved: SavedGame<T>, { clock, today, onSave, hands, far }: Omit<TablePorts<T>, 'told'>,
  told: (seen: Seen<T>, happenings: readonly T['Happening'][]) => void,
): AtHost<T> {
  let isOpened = false;
  const host = far ? null : createHost(hands ? inHands(game, hands) : game, saved, {
    clock, today, epoch: `${saved.id}:${today()}`, save: onSave,
    // It is told as any other error of the page.
    failed: (error) => { clock.setTimeout(() => { throw error; }, 0); },
  });
  const people = game.players(saved.setup).flatMap(({ kind }, place) => (kind === 'local' ? [place] : []));
  const places = far?.places ?? (people.length > 0 ? people : [0]);
  const screen = new GameScreen(far ? far.connect as unknown as Connect<T> : host!.connect, places, {
    now: () => clock.now(), told: (seen, happenings) => { if (isOpened) told(seen, happenings); },
  });
  isOpened = true;
  return {
    screen, places, saved: () => host?.saved() ?? saved,
    leave() {
      screen.leave();
      host?.leave();
    },
  };
}

/** Continues a game. One that is over lies there as it ended. */
export function openTable<T extends GameTypes>(game: Game<T>, saved: SavedGame<T>, ports: TablePorts<T>): PlayedTable<T> {
  const { screen, places: _, ...table } = atHost(game, saved, ports, ({ view }, happenings) => ports.told(view, happenings));
  return { ...table, view: () => screen.seen().view, act: (act) => { take(screen, act, ports.clock.now()); } };
}

/** A game whose computers' seats somebody else moves, as a lesson does. */
function inHands<T extends GameTypes>(game: Game<T>, seated: (hands: BotPorts<T>) => void): Game<T> {
  return {
    ...game,
    bot(_, hands) {
      seated(hands);
      return { tell() {}, stop() {} };
    },
  };
}
