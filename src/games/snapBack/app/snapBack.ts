/** Snap Back as its screens are made of it: what it hands to those that all games share. */
import { say } from '../../../strings/say';
import type { ShellGame, TableScreen } from '../../../shell/shellGame';
import { bestOf, MOST_AT_FIRST, openBests, snapBackBests } from '../kept/bests';
import { COURSE } from '../lesson/course';
import { recordText, storage } from '../kept/savedGame';
import { agreement, type SnapBackPlayer } from '../kept/setup';
import { spanOf } from '../players/levels';
import { isStop, replaySteps } from '../review/replaySteps';
import { playedOf, reportOf } from '../review/report';
import type { Die } from '../rules/result';
import { cuesOf } from '../sound/cues';
import { createTable } from '../table/table';
import { toldAfter } from '../ui/after/afterTold';
import { spanFigure } from '../ui/parts/spanChart';
import { stepTable } from '../ui/replay/stepTable';
import { homeParts } from '../ui/home/homeScreen';
import type { SnapBackShell } from '../ui/shellTypes';
import { snapBackKey } from '../ui/table/tableKeys';
import { severalSet } from '../ui/table/several/around';
import { tableTemplate } from '../ui/table/tableScreen';
import { openedTable, saidNow, snapBackCalls, tableAfter } from '../ui/table/tableModel';
import { aloneAt } from '../../../strings/words/cast';
import { storyOf } from '../words/story';

/** How long a step of a replay stays, in milliseconds: what was revealed takes reading, a card is seen at once. */
const STAY_MS = { show: 900, missed: 1800, call: 1100, reveal: 4000 } as const;

const table: TableScreen<SnapBackShell> = {
  open: (game, ports) => createTable(game, ports), opened: openedTable, after: tableAfter, draw: tableTemplate,
  sits: (setup, screen) => ({
    ...severalSet(setup, screen), bests: setup.players.map(() => null),
    spans: setup.players.map(({ level }) => (level === undefined ? null : spanOf(level))),
  }),
  setLater: async (person, { players }) => ({ bests: await Promise.all(players.map((player) => bestDie(person, player))) }),
  // Those who show their numbers with their fingers choose together, against the count.
  sat: ({ fingers }) => ({ kind: 'together', on: fingers === 'shown' }),
  acted: ({ view }, act) => (act.kind === 'choose' && view.phase === 'choosing' && act.seat === aloneAt(view)
    ? { type: 'chose', claim: act.claim } : null),
  answer(command) {
    switch (command.kind) {
      case 'uncover': return { type: 'uncovered', seat: command.seat };
      case 'byFingers': return { type: 'set', set: { fingers: command.on ? 'shown' : 'off' } };
      case 'readTable': return { type: 'read', what: command.what, now: command.at };
    }
  },
  painted: (view, at) => (view.open?.back === null ? { kind: 'painted', at } : null),
  cues: (happening, { seats }) => cuesOf(happening, seats, say('snap-back-snap')),
  saidNow, keys: snapBackKey, calls: snapBackCalls,
};

export const snapBackShell: ShellGame<SnapBackShell> = {
  ...storage, home: homeParts, agreement, table,
  after: {
    acted: ({ seats }, seat) => seats[seat]!.called + seats[seat]!.falseCalls > 0,
    report: reportOf, played: playedOf, told: toldAfter, isHeard: ({ saved }) => saved.ended === 'trueSix',
    isWon: ({ saved: { setup }, report }) => report.seats.some(({ trueSix }, seat) => trueSix && setup.players[seat]?.kind === 'local'),
  },
  replay: {
    steps: replaySteps, isStop, calls: ['call'], story: storyOf, scene: stepTable, file: 'snap-back-replay-file',
    record: recordText,
    stay: ({ event, missed }) => STAY_MS[missed ? 'missed' : event?.[0] ?? 'show'],
    look: { main: 'play-table sb-table sb-replay', head: 'play-head', told: 'play-prompt', foot: 'play-pressed' },
  },
  bests: {
    kept: snapBackBests, promise: 'snap-back-promise',
    more: (games) => ({
      count: { what: say('snap-back-bests-games'), figure: String(games.length) }, pictures: spanFigure(games),
      ...games.every(({ start }) => start <= MOST_AT_FIRST) ? {} : { note: say('snap-back-bests-from', { die: String(MOST_AT_FIRST) }) },
    }),
  },
  lesson: { ...COURSE, told: (said) => say(`snap-back-pip-${said}`) },
};

/** The highest die with which somebody has ended a game; null for a computer, and where none is known. */
async function bestDie(person: (name: string | null) => Promise<unknown>, { kind, name, me }: SnapBackPlayer): Promise<Die | null> {
  if (kind === 'bot') return null;
  return (bestOf(openBests(await person(me === true ? null : name))).die?.worth ?? null) as Die | null;
}
