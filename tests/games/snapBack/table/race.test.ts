/** Who has called, and which card: by the moment of the press and the frame in which the card was painted, never by handler order. */
import { describe, expect, test } from 'vitest';
import { ANN, BO, OTTO, setupOf, tableOf, VIOLA, type Played } from '../../../helpers/snapBack/tables';

const SEED = 'race';
const people = setupOf([ANN, BO]);

function begun(setup = people, wishes = {}): Played {
  const table = tableOf(setup, SEED, wishes);
  table.act({ kind: 'goOn' });
  return table;
}

/** The caller's seats and the cards that were shown, when a call has been judged. */
function called(table: Played): { callers: readonly number[]; shown: number } | null {
  table.pass(200);
  const { phase, callers, shown } = table.view();
  return phase === 'choosing' ? { callers, shown } : null;
}

describe('whose press was earlier', () => {
  test('60 ms apart, and the later press is handled first', () => {
    const table = begun();
    const at = table.card(9) + 500;
    table.pass(565);
    table.call(0, at + 60);
    table.call(1, at);
    expect(called(table)).toEqual({ callers: [1], shown: 9 });
    expect(table.saves.at(-1)?.callTimes).toEqual([500]);
  });

  test('so it is when the page stands still for a second, and its timers run first', () => {
    const table = begun();
    const at = table.card(9) + 500;
    table.pass(510);
    table.call(0, at + 5);
    // The time to judge comes late, before the earlier press is handled.
    table.leap(1000);
    table.waits();
    table.call(1, at - 55);
    expect(called(table)).toEqual({ callers: [1], shown: 9 });
  });

  test('9 ms apart is the same instant: one event, whoever is handled first; 10 ms are not', () => {
    for (const [gap, callers] of [[9, [0, 1]], [10, [1]]] as const) {
      const table = begun();
      const at = table.card(8) + 500;
      table.pass(520);
      table.call(0, at + gap);
      table.call(1, at);
      // Who presses twice has called once.
      table.call(1, at + 1);
      expect(called(table)).toEqual({ callers, shown: 8 });
      expect(table.record()).toMatch(gap === 9 ? /c01$/ : /c1$/);
    }
  });

  test('people and computer players tie alike, and a computer player is no quicker than its time', () => {
    const table = tableOf(setupOf([ANN, VIOLA, OTTO]), SEED);
    for (const player of table.players) player.after = (card) => (card === 8 ? 700 : null);
    table.act({ kind: 'goOn' });
    const at = table.card(8);
    expect(table.players.map(({ facts }) => facts.watchers)).toEqual([2, 2]);
    table.pass(705);
    table.call(0, at + 695);
    expect(called(table)).toEqual({ callers: [0, 1, 2], shown: 8 });
    expect(table.saves.at(-1)?.callTimes).toEqual([695]);
  });

  test('nobody plays for a computer player, and a press cannot come from the time to come', () => {
    const table = tableOf(setupOf([ANN, VIOLA]), SEED);
    table.act({ kind: 'goOn' });
    table.card(8);
    table.call(1);
    table.call(Number.NaN);
    table.call(0, Number.NaN);
    expect(called(table)).toBeNull();
    table.call(0, table.now() + 5000);
    expect(called(table)).toEqual({ callers: [0], shown: 8 });
    expect(table.saves.at(-1)?.callTimes).toEqual([200]);
  });
});

describe('which card it is for', () => {
  test('one pressed before a card was painted is for the card before; the new one is taken back and comes again', () => {
    const table = begun();
    const painted = table.card(9);
    const { open } = table.view();
    // It is handled 130 ms after the paint, when everybody has seen the new card.
    table.pass(130);
    table.call(0, painted - 1);
    expect(called(table)).toEqual({ callers: [0], shown: 8 });
    expect(table.view().open).toBeNull();
    expect(table.record()).toBe('s s s s s s s s c0');
    table.act({ kind: 'choose', seat: 0, claim: 1 });
    table.act({ kind: 'choose', seat: 1, claim: 0 });
    table.card(9);
    expect(table.view().open).toEqual(open);
    table.pass(150);
    expect(table.record()).toBe('s s s s s s s s c0 r1,0 s');
  });

  test('one pressed in the frame of its painting is for the new card', () => {
    const table = begun();
    const painted = table.card(9);
    table.pass(10);
    table.call(0, painted);
    expect(called(table)).toEqual({ callers: [0], shown: 9 });
    expect(table.saves.at(-1)?.callTimes).toEqual([0]);
  });

  test('a press before the paint goes before one after it, which was handled first', () => {
    const table = begun();
    const painted = table.card(9);
    table.pass(20);
    table.call(0, painted + 12);
    table.pass(100);
    table.call(1, painted - 2);
    expect(called(table)).toEqual({ callers: [1], shown: 8 });
  });

  test('a press on the sixth card is for nobody, though the seventh lies there when it is handled', () => {
    const table = begun();
    const painted = table.card(7);
    table.call(0, painted - 1);
    expect(called(table)).toBeNull();
    expect(table.view()).toMatchObject({ phase: 'dealing', shown: 7 });
  });

  test('a card that counts is not taken back any more', () => {
    const table = begun();
    const painted = table.card(9);
    table.pass(160);
    table.call(0, painted - 1);
    expect(called(table)).toBeNull();
    table.card(10);
    table.pass(150);
    expect(table.record()).toBe('s s s s s s s s s s');
  });

  test('a call just before the next card is due stops it', () => {
    const table = begun();
    const painted = table.card(9);
    table.pass(2495);
    table.call(0);
    expect(called(table)).toEqual({ callers: [0], shown: 9 });
    expect(table.saves.at(-1)?.callTimes).toEqual([2495]);
    expect(table.now() - painted).toBeLessThan(2800);
  });

  test('a call that comes to nothing holds nothing up', () => {
    const table = begun();
    const third = table.card(3);
    table.pass(2495);
    table.call(0);
    expect(table.card(4) - third).toBeLessThan(2500 + 30 + 20);
  });

  test('where nobody says when a card was painted it counts from when it was laid', () => {
    const table = begun(people, { frame: null });
    const laid = table.card(8);
    table.until(({ shown }) => shown === 9);
    expect(table.now() - laid).toBe(2500);
    table.pass(700);
    table.call(1);
    expect(called(table)).toEqual({ callers: [1], shown: 9 });
    expect(table.saves.at(-1)?.callTimes).toEqual([700]);
  });
});

describe('what computer players hear', () => {
  test('a card when it counts: one that is taken back they have not heard of', () => {
    const table = tableOf(setupOf([ANN, VIOLA]), SEED);
    table.act({ kind: 'goOn' });
    const painted = table.card(9);
    table.pass(100);
    table.call(0, painted - 1);
    table.pass(100);
    const [viola] = table.players;
    const shown = (): number[] => viola!.heard.flatMap((one) => (one.type === 'shown' ? [one.number] : []));
    expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    table.card(9);
    table.pass(150);
    expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(viola!.heard.map(({ type }) => type).slice(-12)).toEqual([
      'called', 'count', 'count', 'count', 'revealed', ...Array.from({ length: 6 }, () => 'shownAgain'), 'shown',
    ]);
  });

  test('a call that a computer player has in mind ends with its card', () => {
    const table = tableOf(setupOf([ANN, VIOLA]), SEED);
    table.players[0]!.after = (card) => (card === 8 ? 2600 : null);
    table.act({ kind: 'goOn' });
    table.card(10);
    expect(table.view()).toMatchObject({ phase: 'dealing', shown: 10 });
  });
});
