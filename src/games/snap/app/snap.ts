/** Snap as its screens are made of it: what it hands to those that all games share. */
import { say } from '../../../strings/say';
import type { ShellGame, TableScreen } from '../../../shell/shellGame';
import { ENOUGH, snapBests, winsOf } from '../kept/bests';
import { storage } from '../kept/savedGame';
import { agreement } from '../kept/setup';
import { COURSE } from '../lesson/course';
import { isStop, replaySteps } from '../review/replaySteps';
import { playedOf, reportOf } from '../review/report';
import { SNAP_RECORD } from '../rules/record';
import { cuesOf } from '../sound/cues';
import { openTable } from '../../../shell/table/ownScreen';
import { writeRecord } from '../../../host/record';
import { snapGame } from '../table/snapGame';
import { homeParts } from '../ui/home/homeScreen';
import type { SnapShell } from '../ui/shellTypes';
import { openedTable, saidNow, tableAfter, tableKey, tableTemplate } from '../ui/table/snapTable';
import { stepTable } from '../ui/replay/stepTable';
import { toldAfter } from '../words/after';
import { callWords } from '../words/calls';
import { storyOf } from '../words/story';

const table: TableScreen<SnapShell> = {
  open: (game, ports) => openTable(snapGame, game, ports), opened: openedTable, after: tableAfter, draw: tableTemplate,
  saidNow, keys: tableKey,
  answer: ({ what }) => ({ type: 'read', what }),
  painted: ({ flips }, at) => (flips > 0 ? { kind: 'painted', at } : null),
  cues: (happening, { seats }) => cuesOf(happening, seats, callWords()),
};

export const snapShell: ShellGame<SnapShell> = {
  ...storage, home: homeParts, agreement, table,
  after: {
    report: reportOf, played: playedOf, told: toldAfter,
    isWon: ({ saved: { setup }, report: { end } }) => end?.winners.length === 1 && setup.players[end.winners[0]!]?.kind === 'local',
  },
  replay: {
    steps: ({ replayed }) => replaySteps(replayed), isStop, scene: stepTable, file: 'snap-replay-file',
    record: ({ replayed }) => writeRecord(SNAP_RECORD, replayed.record, replayed.states.at(-1)!),
    story: (step, cast, ended) => ({ told: storyOf(step, cast, ended) }),
    // What came of a call takes reading, a card is seen at once.
    stay: ({ event, card, callers, matching }) =>
      (callers.length > 0 ? 2600 : card !== null && matching.length > 0 ? 1800 : event?.[0] === 'out' ? 1400 : 900),
  },
  bests: {
    kept: snapBests,
    more: (games) => ({
      count: { what: say('snap-bests-won'), figure: say('shell-review-of', { part: winsOf({ games }), whole: games.length }) },
      note: say('snap-bests-enough', { least: String(ENOUGH) }),
    }),
  },
  lesson: { ...COURSE, told: (said) => say(`snap-pip-${said}`) },
};
