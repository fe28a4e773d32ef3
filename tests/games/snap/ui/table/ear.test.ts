/** What is heard of the table by those who do not see it: each thing once, and the pace waits while it is said. */
import { describe, expect, test } from 'vitest';
import { Ear, readingTime } from '../../../../../src/shell/table/ear';
import type { Spoken } from '../../../../../src/seats/draftSeats';
import type { Card } from '../../../../../src/cards/card';
import { USUAL_INPUT } from '../../../../../src/setup/inputSettings';
import { ANN, begun, PIP, setupFor } from '../../../../helpers/snap/savedGames';
import { tableOf } from '../../../../helpers/snap/tables';
import { openedTable, saidNow, tableAfter, type SnapTableModel } from '../../../../helpers/snap/snap';

function listening(spoken: Spoken, canSpeak = true) {
  const heard: string[] = [];
  const ends: (() => void)[] = [];
  let timers: { in: number; act: () => void }[] = [];
  const ear = new Ear<SnapTableModel>({ saidNow,
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
  const table = tableOf(begun(setupFor([ANN, PIP]), 'ear'));
  table.act({ kind: 'goOn' });
  let model = openedTable(table.view(), { input: USUAL_INPUT, mirrored: false, spoken, sitting: 'beside' });
  return {
    heard, ends, timers: () => timers,
    show(card: Card) {
      model = tableAfter(model, { type: 'told', view: table.view(), happenings: [{ type: 'flipped', seat: 1, card, pile: 1 }], now: 0 });
      ear.follow(model);
      ear.follow(model);
    },
  };
}

describe('the ear', () => {
  test('by a voice: a card is spoken once, and the pace waits for its end', () => {
    const { heard, ends, show } = listening('voice');
    show('7c');
    expect(heard).toEqual(['(', 'Pip: 7']);
    ends[0]!();
    ends[0]!();
    expect(heard).toEqual(['(', 'Pip: 7', ')']);
  });
  test('what is cut short by the next does not end the wait for that', () => {
    const { heard, ends, show } = listening('voice');
    show('7c');
    show('8d');
    ends[0]!();
    expect(heard).toEqual(['(', 'Pip: 7', 'Pip: 8']);
    ends[1]!();
    expect(heard.at(-1)).toBe(')');
  });
  test('a voice that never ends, or that there is not, holds nobody up for ever', () => {
    const mute = listening('voice', false);
    mute.show('7c');
    expect(mute.heard).toEqual(['(', 'Pip: 7', ')']);
    const endless = listening('voice');
    endless.show('7c');
    endless.timers()[0]!.act();
    expect(endless.heard.at(-1)).toBe(')');
    expect(endless.timers()).toEqual([]);
  });
  test('by a screen reader: the page speaks nothing, and waits as long as the text is', () => {
    const { heard, timers, show } = listening('reader');
    show('Th');
    expect(heard).toEqual(['(']);
    expect(timers().map((timer) => timer.in)).toEqual([readingTime('Pip: 10')]);
    expect(readingTime('Pip: 10')).toBeLessThan(1500);
    timers()[0]!.act();
    expect(heard).toEqual(['(', ')']);
  });
  test('whoever wants nothing spoken waits for nothing', () => {
    const { heard, show } = listening('off');
    show('7c');
    expect(heard).toEqual([]);
  });
});
