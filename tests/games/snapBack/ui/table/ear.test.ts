/** What is heard of the table by those who do not see it: each thing once, and the pace waits while it is said. */
import { describe, expect, test } from 'vitest';
import type { SnapBackTableModel } from '../../../../../src/games/snapBack/ui/table/tableModel';
import { Ear, readingTime } from '../../../../../src/shell/table/ear';
import type { Spoken } from '../../../../../src/seats/draftSeats';
import { saidNow, tableAfter } from '../../../../../src/games/snapBack/ui/table/tableModel';
import type { Rank } from '../../../../../src/games/snapBack/rules/cards';
import { snapBackTable, snapBackView } from '../../../../helpers/snapBack/view';

function listening(spoken: Spoken, canSpeak = true) {
  const heard: string[] = [];
  const ends: (() => void)[] = [];
  let timers: { in: number; act: () => void }[] = [];
  const ear = new Ear<SnapBackTableModel>({ saidNow,
    speak: (text, done) => { heard.push(text); ends.push(done); return canSpeak; },
    act: (act) => heard.push(act.kind === 'reading' ? (act.on ? '(' : ')') : act.kind),
    clock: {
      setTimeout(act, milliseconds) {
        const timer = { in: milliseconds, act };
        timers.push(timer);
        return timer;
      },
      clearTimeout(timer) { timers = timers.filter((one) => one !== timer); },
    },
  });
  let model = snapBackTable({}, { spoken });
  return {
    heard, ends, timers: () => timers,
    show(rank: Rank) {
      const view = snapBackView({ open: { rank, back: null } });
      model = tableAfter(model, { type: 'told', view, happenings: [{ type: 'shown', rank, number: 9 }], now: 0 });
      ear.follow(model);
      ear.follow(model);
    },
  };
}

describe('the ear', () => {
  test('by a voice: a card is spoken once, and the pace waits for its end', () => {
    const { heard, ends, show } = listening('voice');
    show(7);
    expect(heard).toEqual(['(', '7']);
    ends[0]!();
    ends[0]!();
    expect(heard).toEqual(['(', '7', ')']);
  });
  test('what is cut short by the next does not end the wait for that', () => {
    const { heard, ends, show } = listening('voice');
    show(7);
    show(8);
    ends[0]!();
    expect(heard).toEqual(['(', '7', '8']);
    ends[1]!();
    expect(heard.at(-1)).toBe(')');
  });
  test('a voice that never ends, or that there is not, holds nobody up for ever', () => {
    const mute = listening('voice', false);
    mute.show(7);
    expect(mute.heard).toEqual(['(', '7', ')']);
    const endless = listening('voice');
    endless.show(7);
    endless.timers()[0]!.act();
    expect(endless.heard.at(-1)).toBe(')');
    expect(endless.timers()).toEqual([]);
  });
  test('by a screen reader: the page speaks nothing, and waits as long as the text is', () => {
    const { heard, timers, show } = listening('reader');
    show(10);
    expect(heard).toEqual(['(']);
    expect(timers().map((timer) => timer.in)).toEqual([readingTime('10')]);
    expect(readingTime('10')).toBeLessThan(1200);
    timers()[0]!.act();
    expect(heard).toEqual(['(', ')']);
  });
  test('whoever wants nothing spoken waits for nothing', () => {
    const { heard, show } = listening('off');
    show(7);
    expect(heard).toEqual([]);
  });
});
