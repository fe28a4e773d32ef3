/** A game at which open cards are called and won, as the screens of every game take it: made of the one value that it hands in. */
import { html } from 'lit-html';
import type { Game, SavedGame } from '../../../contract/contract';
import type { Agreement } from '../../../seats/agreement';
import { theirsIn } from '../../../setup/seats/sitters';
import type { ShellGame, StoredGame } from '../../../shell/shellGame';
import { say, type PlainKey } from '../../../strings/say';
import { whoIs, whomAll } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import { lines, type Section } from '../../../strings/words/lines';
import { rulesTold } from '../../piles/ui/rules';
import { callBests } from '../kept/callBests';
import { callsReport, callsSteps, type CallsStep } from '../review/calls';
import { callsCues } from '../sound/cues';
import type { CallsNames, CallsShell } from '../ui/callsTypes';
import { smallLies, smallSeats, type Shown } from '../ui/smallParts';
import { smallTable } from '../ui/smallTable';
import type { SmallTable } from '../ui/smallTypes';
import { toldCalls, type TellsCalls } from '../words/after';
import '../../../ui/styles/smallTable.css';
import '../../../ui/styles/playingCard.css';

/** All that such a game hands in. */
export interface CallsOnPage<N extends CallsNames> {
  readonly game: Game<N['Played']>;
  readonly storage: StoredGame<CallsShell<N>>;
  readonly agreement: Agreement<N['Agreed']>;
  readonly parts: Shown<N['Played']>;
  readonly about: () => string;
  readonly rules: Readonly<Record<'quick', (terms: N['Agreed']['Setup']) => readonly string[]>>
    & Readonly<Record<'full', (terms: N['Agreed']['Setup']) => readonly Section[]>>;
  /** What of the rules can be opened at the table: as they were agreed. */
  readonly agreed: (view: SmallTable<N['Played']>['view']) => N['Agreed']['Setup'];
  readonly keys: () => string;
  /** About how many minutes a game lasts. */
  readonly minutes: (setup: N['Agreed']['Setup']) => number;
  readonly tells: TellsCalls<N['Kept']>;
  /** Who turns the first card. */
  readonly first: (game: N['Kept']['State']) => number;
  /** A step as its table would be seen. */
  readonly seen: (step: CallsStep<N['Kept']>) => SmallTable<N['Played']>['view'];
  /** The record of a game as one line. @param saved with times in whole milliseconds @param last how it stands */
  readonly record: (saved: SavedGame<N['Kept']>, last: N['Kept']['State']) => string;
  /** The kind of event with which a race is won, and that after which a step is worth stopping at. */
  readonly calls: string;
  readonly stops: string;
  readonly file: PlainKey;
  readonly lesson: NonNullable<ShellGame<CallsShell<N>>['lesson']>;
}

type ShellOf<N extends CallsNames> = ShellGame<CallsShell<N>>;

export function callsShell<N extends CallsNames>(
  page: CallsOnPage<N>,
): ShellOf<N> {
  const { storage, agreement, parts, rules, keys, agreed, tells, lesson } = page;
  return {
    ...storage, agreement, lesson, home: homeOf(page), replay: replayOf(page),
    table: smallTable<N['Played'], CallsShell<N>>({
      ...parts, game: page.game, cues: (happening, { seats }) => callsCues(happening, seats),
      over: (view) => ({
        rules: () => rulesTold(rules.quick(agreed(view)), rules.full(agreed(view))), keys,
        stopSure: () => say('small-stop-sure'),
      }),
    }),
    after: {
      report: (game) => callsReport<N['Kept']>(game, theirsIn(game.saved)), acted: ({ seats }, seat) => seats[seat]!.called,
      told: (model, cast) => toldCalls<N['Kept']>(tells, model, cast),
      played: (_, { turned, seats, winners }, seat) => {
        const { cards, all, wrong, quickest, callTime } = seats[seat]!;
        const won = winners?.length === 1 && winners[0] === seat && cards === all;
        return { turned, cards, wrong, callTime, quickest: quickest?.ms ?? null, won };
      },
    },
    bests: {
      kept: callBests,
      more: (played) => ({
        count: {
          what: say('small-bests-won'),
          figure: say('shell-review-of', { part: played.filter(({ won }) => won).length, whole: played.length }),
        },
        note: say('small-bests-note'),
      }),
    },
  };
}

function homeOf<N extends CallsNames>(
  { parts, about, rules, minutes }: CallsOnPage<N>,
): ShellOf<N>['home'] {
  return {
    title: parts.title, about: () => html`<p>${about()}</p>`, rules: (setup) => rulesTold(rules.quick(setup), rules.full(setup)),
    lasts: (setup) => say('piles-lasts', { minutes: Math.max(1, Math.round(minutes(setup))) }),
    past: {
      of: ({ saved: { id, setup }, replayed: { states } }, at) =>
        ({ id, at, cards: (states.at(-1) as N['Kept']['State']).turned, names: setup.players.map(({ name }) => name) }),
      seats: ({ names }) => names.map((name) => html`${shownName(name)}`),
      line: ({ cards }, when) => say('small-past-game', { when, cards }),
    },
  };
}

function replayOf<N extends CallsNames>(
  { tells, first, seen, record, calls, stops, file, parts }: CallsOnPage<N>,
): NonNullable<ShellOf<N>['replay']> {
  return {
    steps: (opened) => callsSteps<N['Kept']>(opened), file, calls: [calls],
    isStop: ({ event }) => event?.[0] === stops, stay: ({ event }) => (event?.[0] === stops ? 2600 : 1300),
    story: ({ event, happenings, game: state }, cast, ended) => ({ told: lines(
      event === null && say('small-story-start', whoIs(first(state), cast)),
      ...happenings.map((one) => tells(one, state, (seat) => whoIs(seat, cast), (all) => whomAll(all, cast))),
      ended === 'stopped' && say('small-stopped-here'),
    ) }),
    scene: (step) => html`<div class="small-step on-table">${smallSeats(parts, seen(step))}${smallLies(parts, seen(step))}</div>`,
    record: ({ saved, replayed: { states } }) => record({ ...saved, times: saved.times.map(Math.round) }, states.at(-1)!),
  };
}
