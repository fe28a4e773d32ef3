/** What the family's room does with any game of piles, done with Snap, by which most of the room is tested. */
import type { Card } from '../../../src/cards/card';
import type { Question } from '../../../src/characters/watcher';
import type { ReadRecord } from '../../../src/contract/record';
import type { BotFacts, BotPorts } from '../../../src/contract/contract';
import { homeOf } from '../../../src/games/piles/app/pilesShell';
import type { PilesShell } from '../../../src/games/piles/ui/shellTypes';
import { headerOf as header, keptRules, type OpenedPiles } from '../../../src/games/piles/kept/saved';
import { matchesOf as matchesIn } from '../../../src/games/piles/review/matches';
import { replaySteps as stepsOf } from '../../../src/games/piles/review/replaySteps';
import { playedOf as played, reportOf as report, type Moment as AnyMoment } from '../../../src/games/piles/review/report';
import type { EventOf, RecordedPiles } from '../../../src/games/piles/rules/family';
import { cuesOf as cues } from '../../../src/games/piles/sound/cues';
import { pilesBot } from '../../../src/games/piles/table/pilesBot';
import { pilesGame, watcherOf } from '../../../src/games/piles/table/pilesGame';
import type { CreatePlayer as Create, PilesAct, PilesPlayer, PlayedPiles } from '../../../src/games/piles/table/types';
import { pilesTable } from '../../../src/games/piles/table/pilesTable';
import type { Seen as AnySeen } from '../../../src/games/piles/table/seen';
import {
  startState as start, type Answer as AnyAnswer, type Lying, type PilesIntent, type TableState as State,
} from '../../../src/games/piles/table/state';
import type { Called as AnyCalled } from '../../../src/games/piles/rules/family';
import { tableViewOf as tableView, viewOf as view, type TableView } from '../../../src/games/piles/table/view';
import { rulesWhole as whole } from '../../../src/games/piles/ui/rules';
import { tableKey as key } from '../../../src/games/piles/ui/tableKeys';
import * as model from '../../../src/games/piles/ui/tableModel';
import * as after from '../../../src/games/piles/words/after';
import type { RulesTerms as Terms } from '../../../src/games/piles/words/ofGame';
import { promptText as prompt } from '../../../src/games/piles/words/prompts';
import { storyOf as story } from '../../../src/games/piles/words/story';
import { snapOnPage } from '../../../src/games/snap/app/snap';
import { snapBests, snapGames, snapRules, type SnapTypes } from '../../../src/games/snap/kept/savedGame';
import type { CallKind, SnapGame } from '../../../src/games/snap/rules/game';
import { snapAtTable } from '../../../src/games/snap/table/snapGame';
import { snapWords } from '../../../src/games/snap/words/words';

export { snapShell } from '../../../src/games/snap/app/snap';
export { isStop } from '../../../src/games/piles/review/replaySteps';
export { winsOf } from '../../../src/games/piles/kept/bests';
export { isIn, isOpen } from '../../../src/games/piles/rules/game';
export { openPiles } from '../../../src/games/piles/table/seen';
export { sightsOf } from '../../../src/games/snap/table/snapGame';
export { nobody } from '../../../src/games/piles/table/state';
export { lastCallAfter } from '../../../src/games/piles/ui/lastCall';
export { cardName } from '../../../src/games/piles/words/cards';

export type SnapShell = PilesShell<SnapTypes>;
export type PlayedSnap = PlayedPiles<SnapTypes>;
export type OpenedSnap = OpenedPiles<SnapTypes>;
export type PlayedGame = SnapShell['Played'];
export type Bests = ReturnType<typeof snapBests.openBests>;
export type GameEvent = EventOf<SnapTypes>;
export type Replayed = ReadRecord<RecordedPiles<SnapTypes>>;
export type GameRecord = Replayed['record'];
export type Moment = AnyMoment<CallKind>;
export type SnapTableView = TableView<SnapTypes>;
export type SnapTableModel = model.PilesModel<SnapTypes>;
export type SnapTableAct = PilesAct<SnapTypes>;
export type TableCommand = model.PilesCommand<SnapTypes>;
export type TableState = State<SnapTypes>;
export type SnapIntent = PilesIntent<CallKind>;
export type Called = AnyCalled<CallKind>;
export type Answer = AnyAnswer<CallKind>;
export type Seen = AnySeen<SnapTypes>;
export type SnapQuestion = Question<Seen>;
export type ComputerPlayer = PilesPlayer<SnapTypes>;
export type CreatePlayer = Create<SnapTypes>;
export type RulesTerms = Terms<SnapTypes>;

export const SNAP_RECORD = snapRules.record;
export const { openSaved, rowOf, toStore } = snapGames;
export const { bestOf, bestsAfter, betteredBy, mergeBests, openBests } = snapBests;
export const dealOf = keptRules(snapRules).deal;
export const headerOf = (saved: Parameters<typeof header<SnapTypes>>[1]) => header(snapRules, saved);
export const applyEvent = (game: SnapGame, event: unknown) => SNAP_RECORD.apply(game, event, {} as Replayed['record']);

/** All cards of a game: always the same ones. */
export const allCards = ({ stocks, piles, pot, pools }: SnapGame): readonly Card[] =>
  [...stocks.flat(), ...piles.flatMap(({ cards }) => cards), ...pot, ...pools.flat()];

export const snapTable = pilesTable(snapRules);
export const snapGameWith = (create: CreatePlayer) => pilesGame(snapAtTable, create);
export const createPlayer = watcherOf(snapAtTable);
export const snapBot = (create: CreatePlayer, facts: BotFacts<PlayedSnap>, ports: BotPorts<PlayedSnap>) => pilesBot(create, facts, ports);
export const startState = start<SnapTypes>;
export const viewOf = (game: SnapGame, covered?: boolean) => view<SnapTypes>(snapRules, game, covered);
export const tableViewOf = (
  lying: Lying<SnapTypes>, standing: Parameters<typeof tableView<SnapTypes>>[2], own?: ReadonlySet<number>,
): SnapTableView => tableView(snapRules, lying, standing, own);

/** A game as its record tells it. */
const asOpened = (replayed: Replayed) => ({ saved: { events: replayed.record.events, times: replayed.record.times ?? [] }, replayed });
export const matchesOf = (replayed: Replayed) => matchesIn(snapOnPage, asOpened(replayed));
export const replaySteps = (replayed: Replayed) => stepsOf(snapOnPage, asOpened(replayed));
export const reportOf = ({ saved: { setup }, replayed }: {
  readonly saved: { readonly setup: Pick<OpenedSnap['saved']['setup'], 'asked'> }; readonly replayed: Replayed;
}) => report(snapOnPage, { saved: { ...asOpened(replayed).saved, setup }, replayed });
export const reportOfOpened = (game: OpenedSnap) => report(snapOnPage, game);
export const playedOf = (
  { saved: { setup: { table } } }: { readonly saved: { readonly setup: Pick<OpenedSnap['saved']['setup'], 'table'> } },
  told: SnapShell['Report'], seat: number,
) => ({ table, ...played<SnapTypes>(told, seat) });

export const cuesOf = (happening: SnapShell['Happening'], seats: Parameters<typeof cues>[2]) =>
  cues<SnapTypes>(snapWords, happening, seats);
export const promptText = (table: SnapTableView): string => prompt<SnapTypes>(snapWords, table);
export const endTold = (end: SnapGame['end'], cast: Parameters<typeof after.endTold>[2]): string =>
  after.endTold<SnapTypes>(snapWords, end, cast);
export const figuresOf = (seat: Parameters<typeof after.figuresOf>[1]) => after.figuresOf(snapWords, seat);
export const momentsTold = (all: readonly Moment[], seat: number, cast: Parameters<typeof after.momentsTold>[3]) =>
  after.momentsTold<SnapTypes>(snapWords, all, seat, cast);
export const storyOf = (
  step: SnapShell['Step'], cast: Parameters<typeof story>[2], ended: OpenedSnap['saved']['ended'],
) => story(snapWords, step, cast, ended);

export const openedTable = model.openedTable<SnapTypes>;
export const tableAfter = model.tableAfter<SnapTypes>;
export const saidNow = (table: Pick<SnapTableModel, 'said' | 'view'>): string =>
  model.saidNow({ rules: snapRules, words: snapWords }, table);
export const tableKey = (
  pressed: string, focus: Parameters<typeof key>[2], table: Pick<SnapTableModel, 'view' | 'input'>, at: number,
): TableCommand | null => key(snapRules, pressed, focus, table, at);
export const rulesWhole = (terms: RulesTerms) => whole<SnapTypes>(snapWords, terms);
export const homeParts = homeOf(snapOnPage);
