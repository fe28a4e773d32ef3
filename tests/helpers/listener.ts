/** Somebody who plays by ear, under a clock that jumps: all that is told at their table, when it came and when they had heard it. */
import { fraction, randomFrom } from '../../src/chance/chance';
import { allRuns } from '../../src/rules/board';
import type { CallSeconds, Pace } from '../../src/setup/setup';
import { createAnnouncer, type Entry } from '../../src/ui/announcer';
import { sentenceOf, toldText } from '../../src/ui/storyText';
import { timeText } from '../../src/strings/words/table/reading';
import { timeTold } from '../../src/ui/table/clock/timeTold';
import type { ViewState } from '../../src/session/viewState';
import { setupOf, sit } from './sessions';

/** What a screen reader takes for a letter, in milliseconds. */
export const LETTER_MS = 75;

/** From what was heard last to what is done about it, in milliseconds. */
const THINKS_MS = 1000;

export interface Heard {
  readonly text: string;
  /** When it came, and how long after that it began to be spoken, in milliseconds. */
  readonly at: number;
  readonly late: number;
  /** The entry of the story that it tells; null where it tells of a clock. */
  readonly entry: Entry | null;
}

export interface HeardGame {
  readonly heard: readonly Heard[];
  /** The whole story, as the log has it. */
  readonly story: readonly Entry[];
  /** What would have been told if every line of the log were spoken, as it was once. */
  readonly asLog: readonly Heard[];
}

/** Sentences that are spoken one after the other. */
function speech() {
  const heard: Heard[] = [];
  let free = 0;
  return {
    heard,
    free: () => free,
    say(text: string, at: number, entry: Entry | null, breaksIn = false): void {
      const begins = breaksIn ? at : Math.max(at, free);
      free = begins + text.length * LETTER_MS;
      heard.push({ text, at, late: begins - at, entry });
    },
  };
}

/** Plays a whole game. @param computers the characters that one person plays against, with a space between them */
export async function listenTo(computers: string, pace: Pace, seed: string, callSeconds: CallSeconds): Promise<HeardGame> {
  const names = computers.split(' ');
  const setup = setupOf(`Ann ${names.map((name) => `computer:${name}`).join(' ')}`, { pace, seed, callSeconds });
  const called = names.map((name) => name[0]!.toUpperCase() + name.slice(1));
  const players = setup.players.map((player, i) => (i === 0 ? player : { ...player, name: called[i - 1]! }));
  const { session, clock } = sit({ ...setup, players });
  const announcer = createAnnouncer();
  const told = speech();
  const asLog = speech();
  let before: ViewState | null = null;
  let warnAt: number | null = null;
  let known = 0;
  const warn = (until: number): void => {
    if (warnAt !== null && warnAt <= until) told.say(timeText({ kind: 'left', seconds: 2 }), warnAt, null, true);
    warnAt = null;
  };
  session.subscribe({
    update({ state, happenings }) {
      const now = clock.now();
      warn(now);
      announcer.tell(happenings, state);
      for (const entry of announcer.entries().slice(known)) {
        const text = toldText(entry);
        if (text !== null) told.say(text, now, entry);
        asLog.say(sentenceOf(entry.line), now, entry);
      }
      known = announcer.entries().length;
      const time = timeTold(before, state, now);
      if (time.now) told.say(timeText(time.now), now, null);
      warnAt = time.warnIn === null ? null : now + time.warnIn;
      before = state;
    },
    refused() {}, held() {},
  });
  const random = randomFrom(`listener:${seed}`);
  const chance = (): number => fraction(random);
  for (let i = 0; i < 20_000 && session.state().phase !== 'over'; i += 1) {
    const { may, viewer, seats, board } = session.state();
    const wait = told.free() + THINKS_MS - clock.now();
    if (!may.place && !may.draw && !may.count) {
      if (!await clock.step()) throw new Error('the game stands still');
      continue;
    }
    // Whoever listens does nothing before they have heard what there is, and thought about it.
    if (wait > 0) {
      await clock.pass(wait);
      continue;
    }
    const tile = seats[viewer ?? -1]?.rack.find((held) => held !== null) ?? null;
    const runs = allRuns(new Set(board)).length > 0;
    // They overlook some runs, and call some that are none.
    if (may.call && chance() < (runs ? 0.6 : 0.02)) session.act({ kind: 'call' }, clock.now());
    else if (may.place && tile !== null) session.act({ kind: 'place', tile }, clock.now());
    else session.act({ kind: may.count ? 'count' : 'draw' }, clock.now());
    await clock.pass(60);
  }
  return { heard: told.heard, story: announcer.entries(), asLog: asLog.heard };
}
