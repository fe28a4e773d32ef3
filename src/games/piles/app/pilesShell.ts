/** A game of piles as the screens of every game take it: made of the one value that it hands in. */
import { html, type TemplateResult } from 'lit-html';
import { writeRecord } from '../../../contract/record';
import type { HomeParts, ShellGame, TableScreen } from '../../../shell/shellGame';
import { openTable } from '../../../shell/table/ownScreen';
import { say, type PlainKey } from '../../../strings/say';
import { shownName } from '../../../strings/words/grammar';
import { ENOUGH, winsOf, type pilesBests } from '../kept/bests';
import { headerOf, type keptGames } from '../kept/saved';
import { answersReport, isTaken } from '../review/answers';
import type { LooksBack } from '../review/matches';
import { isStop, replaySteps, stayOf } from '../review/replaySteps';
import { playedOf, reportOf } from '../review/report';
import { theirsIn } from '../../../setup/seats/sitters';
import type { PilesTypes, SetupOf } from '../rules/family';
import { cuesOf } from '../sound/cues';
import { pilesGame, type PilesAtTable } from '../table/pilesGame';
import { rulesWhole } from '../ui/rules';
import { stepTable } from '../ui/stepTable';
import { tableKey } from '../ui/tableKeys';
import { openedTable, pilesCalls, saidNow, tableAfter } from '../ui/tableModel';
import type { PilesShell } from '../ui/shellTypes';
import type { Draws } from '../ui/signs';
import { tableTemplate } from '../ui/tableScreen';
import { toldAfter } from '../words/after';
import { answersTold } from '../words/answers';
import type { PilesWords } from '../words/ofGame';
import { storyOf } from '../words/story';

/** All that a game hands in: how it is played and looked back at, what is kept of it, what it says, and its lesson. */
export interface PilesOnPage<T extends PilesTypes> extends PilesAtTable<T>, LooksBack<T> {
  readonly words: PilesWords<T>;
  readonly games: ReturnType<typeof keptGames<T>>;
  readonly bests: ReturnType<typeof pilesBests<T['Kept']>>;
  /** What is kept of a game for a name beside what every game comes to. */
  readonly kept: (setup: SetupOf<T>) => T['Kept'];
  readonly home: {
    readonly about: () => TemplateResult;
    /** About how many minutes it lasts. */
    readonly minutes: (setup: SetupOf<T>) => number;
    /** A game that is over, in the list. @param when the day and the time, as a sentence has it */
    readonly past: (game: PilesShell<T>['Past'], when: string) => string;
  };
  /** The signs of its calls, where they stand on signs. */
  readonly signs?: Draws<T>['signs'];
  /** What a replay is called as a file. */
  readonly file: PlainKey;
  readonly lesson: NonNullable<ShellGame<PilesShell<T>>['lesson']>;
}

export function homeOf<T extends PilesTypes>({ rules, words, home, kept }: PilesOnPage<T>): HomeParts<PilesShell<T>> {
  return {
    title: words.title, about: home.about,
    rules: (setup) => rulesWhole(words, { ...rules.options(setup), ...setup }),
    lasts: (setup) => say('piles-lasts', { minutes: home.minutes(setup) }),
    past: {
      of: ({ saved: { id, setup }, replayed: { states } }, at) =>
        ({ id, at, cards: states.at(-1)!.flips, names: setup.players.map(({ name }) => name), ...kept(setup) }),
      seats: ({ names }) => names.map((name) => html`${shownName(name)}`), line: home.past,
    },
  };
}

function tableOf<T extends PilesTypes>(piles: PilesOnPage<T>): TableScreen<PilesShell<T>> {
  const { rules, words, signs } = piles;
  const game = pilesGame(piles);
  return {
    open: (saved, ports) => openTable(game, saved, ports), opened: openedTable, after: tableAfter, calls: pilesCalls(rules),
    draw: (model, ask, teacher) => tableTemplate({ rules, words, ...signs ? { signs } : {} }, model, ask, teacher),
    saidNow: (model) => saidNow({ rules, words }, model),
    keys: (key, focus, model, at) => tableKey(rules, key, focus, model, at),
    answer: ({ what }) => ({ type: 'read', what }),
    painted: ({ flips }, at) => (flips > 0 ? { kind: 'painted', at } : null),
    cues: (happening, { seats }) => cuesOf(words, happening, seats),
  };
}

export function pilesShell<T extends PilesTypes>(piles: PilesOnPage<T>): ShellGame<PilesShell<T>> {
  const { rules, words, games, bests, kept } = piles;
  const answers = rules.answering !== undefined;
  return {
    ...games, home: homeOf(piles), agreement: rules.agreement, table: tableOf(piles),
    after: {
      report: (game) => (answers ? answersReport<T>(game, theirsIn(game.saved)) : reportOf(piles, game, theirsIn(game.saved))),
      acted: ({ seats }, seat) => seats[seat]!.called + seats[seat]!.falseCalls > 0,
      played: ({ saved: { setup } }, report, seat) => ({ ...kept(setup), ...playedOf(report, seat) }),
      told: (model, cast) => ({
        ...toldAfter(words, model, cast), ...words.answers ? answersTold(words.answers, model.report, model.whose, cast) : {},
      }),
      isWon: ({ saved: { setup }, report: { end } }) => end?.winners.length === 1 && setup.players[end.winners[0]!]?.kind === 'local',
    },
    replay: {
      steps: (game) => replaySteps(piles, game), isStop: answers ? isTaken : isStop, calls: piles.calls, stay: stayOf, file: piles.file,
      scene: (step, players) => stepTable({ rules, words }, step, players),
      record: ({ saved, replayed: { states } }) =>
        writeRecord(rules.record, { ...headerOf(rules, saved), events: saved.events, times: saved.times.map(Math.round) }, states.at(-1)!),
      story: (step, cast, ended) => ({ told: storyOf(words, step, cast, ended) }),
    },
    bests: {
      kept: bests,
      more: (played) => ({
        count: { what: say('piles-bests-won'), figure: say('shell-review-of', { part: winsOf({ games: played }), whole: played.length }) },
        note: words.answers?.enough(String(ENOUGH)) ?? say('piles-bests-enough', { match: words.match, least: String(ENOUGH) }),
      }),
    },
    lesson: piles.lesson,
  };
}
