/** The game that is on at the table: opens it, shows what happens in it, saves it as it grows, and keeps the card that it is written on. */
import { createCurrentMatch, type CurrentMatch } from '../../match/currentMatch';
import type { Match } from '../../match/match';
import type { OpenedGame, SavedGame } from '../../session/savedGame';
import type { TableHappening, ViewState } from '../../session/viewState';
import type { GameSetup } from '../../setup/setup';
import type { SaveQueue } from '../../storage/saveQueue';
import { csvWords } from '../../strings/words/past/csvWords';
import type { Notice } from '../../ui/notice';
import type { TableModel } from '../../ui/table/tableModel';
import type { OpenGame, OpensGames } from './openGame';
import type { Playing } from './playing';
import type { PracticeChange, PracticeState } from './practice/practiceState';
import {
  NO_TABLE, pauseDue, setupOf, tableAfter, tableModel, type BesideTable, type TableChange, type TableScreenState,
} from './tableState';

export interface TableGamePorts {
  readonly openGame: OpensGames;
  readonly saveQueue: Pick<SaveQueue, 'save' | 'saveMatch'>;
  readonly today: () => number;
  /**
   * How people like to sit, where there are several, and to play with hand and key; what a game is to today's deal, and to a newcomer; and
   * what its end is news of.
   */
  readonly around: (game: SavedGame | null, view: ViewState) =>
    Pick<BesideTable, 'sitting' | 'input' | 'daily' | 'newcomer' | 'news' | 'onward'>;
  readonly show: (screen: TableModel, happenings: readonly TableHappening[]) => void;
  /** Tells something that passes. */
  readonly tell: (notices: readonly Notice[]) => void;
}

export interface TableGame extends Playing {
  /** The game that is on, or lies there as it was counted; null while nobody plays. */
  session(): OpenGame | null;
  saved(): SavedGame | null;
  /** Its setup, with its players in order of play. */
  setup(): GameSetup | null;
  readonly match: CurrentMatch;
  /** The score card for a spreadsheet, in the language that is spoken now. */
  cardCsv(): string;
  /** Opens a game in the place of the one before. @param card what its match has come to so far; null for a new one */
  open(game: OpenedGame, card: Match | null): void;
  /** The same game goes on from where it stood before: what was played since is gone. */
  takeBack(game: OpenedGame): void;
  /** Shows a hint, or what else a practice game has to show. */
  practise(change: PracticeChange): void;
  practice(): PracticeState;
  /** Nothing more is played at this table, in this game or another; it is seen as it stands. */
  halt(): void;
  /** Nobody sits here any more. */
  leave(): void;
}

/** No game is on. */
export function createTableGame({ openGame, saveQueue, today, around, show, tell }: TableGamePorts): TableGame {
  let state: TableScreenState = NO_TABLE;
  let session: OpenGame | null = null;
  let halted = false;
  const match = createCurrentMatch({ today, save: (card) => saveQueue.saveMatch(card) });
  const beside = (now: ViewState): BesideTable => ({ card: match.card(now), match: match.game(now.phase), ...around(state.saved, now) });
  const stop = (): void => { session?.stop(); session = null; };
  const happen = (change: TableChange): void => { state = tableAfter(state, change); };

  function present(happenings: readonly TableHappening[], change: TableChange | null = null): void {
    if (change) happen(change);
    const model = tableModel(state, beside);
    if (model) show(model, happenings);
  }

  function save(game: SavedGame): void {
    happen({ type: 'saved', game });
    // A game that is counted is kept together with the card that it is written on.
    saveQueue.save(game, game.ended && session ? match.counted(game.id, session.state().seats, game.setup.practice) : null);
  }

  function begin(game: OpenedGame, takenBack: number): void {
    stop();
    happen({ type: 'chosen', game: game.saved, takenBack });
    const opened = openGame(game, save);
    session = opened;
    happen({ type: 'opened', view: opened.state(), past: opened.past });
    follow(opened, () => session === opened, {
      update: (view, happenings) => present(happenings, { type: 'updated', view }),
      tell: (notice) => tell([notice]),
    });
  }

  return {
    session: () => session,
    saved: () => state.saved,
    setup: () => setupOf(state),
    match,
    cardCsv: () => match.csv(csvWords()),
    open(game, card) {
      if (halted) return;
      match.sit({ id: game.saved.match ?? game.saved.id, playedFor: card?.playedFor ?? game.saved.setup.playedFor }, card);
      begin(game, 0);
    },
    takeBack: (game) => { if (!halted) begin(game, state.practice.takenBack + 1); },
    practise: (change) => present([], { type: 'practised', change }),
    practice: () => state.practice,
    act: (act, at) => session?.act(act, at),
    painted: () => session?.painted(),
    setPace(pace) { session?.setPace(pace); present([], { type: 'paced', pace }); },
    pause(command) {
      happen({ type: 'pauseAsked', command });
      const paused = pauseDue(state);
      if (paused !== null) session?.pause(paused);
    },
    showAgain: () => present([]),
    halt() { halted = true; stop(); present([], { type: 'halted' }); },
    leave() { stop(); happen({ type: 'left' }); },
  };
}

interface Follower {
  readonly update: (view: ViewState, happenings: readonly TableHappening[]) => void;
  readonly tell: (notice: Notice) => void;
}

/** Hears at once how a game stands, which shows it, and of all that happens in it for as long as it is the one that is on. */
function follow(game: OpenGame, isOn: () => boolean, { update, tell }: Follower): void {
  game.subscribe({
    update({ state, happenings }) { if (isOn()) update(state, happenings); },
    held: (seat) => tell({ kind: 'callHeld', maker: game.state().seats[seat]?.name ?? '', seat }),
    refused: (refusal) => tell({ kind: 'refused', refusal, names: game.state().seats.map(({ name }) => name) }),
  });
}
