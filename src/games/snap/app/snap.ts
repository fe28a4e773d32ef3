/** Snap as its screens are made of it: what it hands to those that all games share. */
import { say } from '../../../strings/say';
import { begun, seatOf } from '../../../shell/home/agreed';
import type { ShellGame, TableScreen } from '../../../shell/shellGame';
import { sittingOf, type Screen } from '../../../shell/table/sitting';
import { keptBests } from '../../../shell/bests/keptBests';
import { bestsAfter, openBests } from '../kept/bests';
import { rowOf } from '../kept/adapter';
import { draftProblem, openDraft, playersOf, setupOf, toDraftStore } from '../kept/draft';
import { gameFromLink } from '../kept/link';
import { agreedProblem } from '../kept/openSetup';
import { openSaved, toStore } from '../kept/savedGame';
import type { SnapSetup } from '../kept/setup';
import { COURSE } from '../lesson/course';
import { playedGame } from '../review/played';
import { reportOf } from '../review/reportOf';
import { cuesOf } from '../sound/cues';
import { openTable } from '../../../shell/table/ownScreen';
import { snapGame } from '../table/snapGame';
import { drawAfter } from '../ui/after/afterScreen';
import { drawBests } from '../ui/bests/bestsScreen';
import { homeTemplate } from '../ui/home/homeScreen';
import { drawReplay } from '../ui/replay/replayScreen';
import type { SnapShell } from '../ui/shellTypes';
import { openedTable, saidNow, tableAfter, tableKey, tableTemplate } from '../ui/table/snapTable';
import { endSaid } from '../words/after';
import { callWords } from '../words/calls';
import { linkText } from '../words/home/complaints';
import { afterOf, isParty, wonHere } from './after';
import { replayOf, stayOf } from './replay';

/** How the people of a game sit at a screen. */
function sittingAt(
  { seats, sitting }: { readonly seats: readonly { readonly kind: string }[]; readonly sitting?: SnapSetup['sitting'] }, screen: Screen,
): 'beside' | 'around' {
  return sittingOf(sitting, seats.filter(({ kind }) => kind === 'local').length, screen);
}

const table: TableScreen<SnapShell> = {
  open: (game, ports) => openTable(snapGame, game, ports), opened: openedTable, saidNow, keys: tableKey,
  sits: ({ players, sitting }, screen) => ({ sitting: sittingAt({ seats: players, ...sitting === undefined ? {} : { sitting } }, screen) }),
  answer: ({ what }) => ({ type: 'read', what }),
  painted: ({ flips }, at) => (flips > 0 ? { kind: 'painted', at } : null),
  cues: (happening, { seats }) => cuesOf(happening, seats, callWords()),
};

export const snapShell: ShellGame<SnapShell> = {
  draw: { home: homeTemplate, table: tableTemplate, after: drawAfter, replay: drawReplay, bests: drawBests },
  teacherSays: (said) => say(`snap-pip-${said}`), toStore, openSaved, rowOf, tableAfter, table,
  draft: {
    open: openDraft, toStore: toDraftStore,
    setup: (draft, me, names, screen) =>
      setupOf(draft, playersOf(draft, me, names), (agreed) => sittingAt(agreed, screen()) === 'around'),
    complaint(draft, setup) {
      const typed = draftProblem(draft);
      if (typed) return { problem: typed, seat: typed.seat };
      const problem = agreedProblem(setup);
      return problem && { problem, seat: seatOf(problem, setup.players, ({ callKey, potKey }) => [callKey, potKey]) };
    },
  },
  link(asked) {
    const linked = gameFromLink(asked);
    const problem = linked?.problem ?? null;
    return linked && { draft: linked.draft, seed: linked.cards, refused: problem && (() => linkText(problem)) };
  },
  begin: (ports, setup, seed) => ({ ...begun(ports, setup, seed), times: [] }),
  past: ({ saved: { id, setup: { players, table: rules }, ended }, replayed: { result } }, at) =>
    ({ id, at, ended, table: rules, cards: result.flips, names: players.map(({ name }) => name) }),
  after: { of: afterOf, isParty, isHeard: wonHere, said: endSaid },
  replay: { of: replayOf, stay: stayOf },
  bests: {
    open: openBests,
    after({ saved, replayed }) {
      const { players, asked } = saved.setup;
      const report = reportOf({ players, replayed, timed: !asked });
      return report.seats.map((seat) => (now) => keptBests(bestsAfter(openBests(now), playedGame(saved, report, seat))));
    },
  },
  lesson: COURSE,
};
