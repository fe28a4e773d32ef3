/** A game that goes on after a reload, at any point, and one that ends. */
import { describe, expect, test } from 'vitest';
import { openSaved, toStore, type SavedSnapBack } from '../../../../src/games/snapBack/kept/savedGame';
import { createPlayer } from '../../../../src/games/snapBack/players/player';
import { cardsOf } from '../../../../src/games/snapBack/rules/shoe';
import { ANN, BO, isBack, OTTO, seedWhere, setupOf, tableOf, VIOLA, type Played } from '../../../helpers/snapBack/tables';

const SIX_BACK = seedWhere((cards) => isBack(cards, 7, 6), 7);

/** What storage gives back of what was saved last. */
function stored(table: Played): SavedSnapBack {
  const opened = openSaved(JSON.parse(JSON.stringify(toStore(table.saves.at(-1)!))));
  if (!opened.ok) throw new Error(`It cannot be opened: ${JSON.stringify(opened.problem)}`);
  return opened.game.saved;
}

/** The same game after a reload. */
function reloaded(table: Played, wishes = {}): Played {
  const game = stored(table);
  return tableOf(game.setup, game.seed, { ...wishes, game });
}

describe('a reload', () => {
  test('while cards are dealt: the last six are shown once more, then the next', () => {
    const table = tableOf(setupOf([ANN, VIOLA]), 'reload');
    table.act({ kind: 'goOn' });
    table.card(9);
    table.pass(150);
    const again = reloaded(table);
    expect(again.view()).toMatchObject({ phase: 'ready', shown: 9, down: 6, open: null, time: { runs: false } });
    expect(again.waits()).toBe(false);
    // Who was at the table has heard every card, and no number of one that was turned down is told them twice.
    expect(again.players[0]!.heard.filter(({ type }) => type === 'shown')).toHaveLength(9);
    again.act({ kind: 'goOn' });
    expect(again.view()).toMatchObject({ phase: 'again', open: { back: 6 } });
    const card = again.card(10);
    expect(again.told.flatMap((one) => (one.type === 'shownAgain' ? [[one.number, one.back, one.rank]] : [])))
      .toEqual([4, 5, 6, 7, 8, 9].map((number) => [number, 10 - number, cardsOf('reload', 9)[number - 1]]));
    // The ninth is passed: a call before the paint of the tenth is for nobody.
    again.call(0, card - 1);
    again.pass(200);
    expect(again.view()).toMatchObject({ phase: 'dealing', shown: 10 });
  });

  test('in the first six: those that were shown are shown once more', () => {
    const table = tableOf(setupOf([ANN]), 'reload');
    table.act({ kind: 'goOn' });
    table.card(3);
    table.pass(150);
    const again = reloaded(table);
    again.act({ kind: 'goOn' });
    expect(again.view()).toMatchObject({ phase: 'again', open: { back: 3, rank: cardsOf('reload', 1)[0] }, down: 3 });
    again.card(4);
  });

  test('in mid-reveal: everybody chooses again, and computer players as they had', () => {
    const table = tableOf(setupOf([ANN, VIOLA, OTTO]), 'reload', { createPlayer });
    const stay = tableOf(setupOf([ANN, VIOLA, OTTO]), 'reload', { createPlayer });
    for (const one of [table, stay]) {
      one.act({ kind: 'goOn' });
      one.card(12);
      one.until(({ phase, mayCall }) => mayCall || phase === 'choosing');
      one.pass(500);
      if (one.view().phase === 'dealing') one.call(0);
      one.pass(1500);
      expect(one.view().phase).toBe('choosing');
    }
    const again = reloaded(table);
    expect(again.view()).toMatchObject({ phase: 'ready', callers: table.view().callers });
    const real = reloaded(table, { createPlayer });
    for (const one of [stay, real]) {
      one.act({ kind: 'goOn' });
      expect(one.view()).toMatchObject({ phase: 'choosing' });
      one.act({ kind: 'choose', seat: 0, claim: 5 });
      one.until(({ phase }) => phase === 'revealed');
    }
    expect(real.view().revealed).toEqual(stay.view().revealed);
    expect(real.view().time!.left).toBeLessThan(600_000 - 12 * 2500);
  });

  test('in mid-reveal: the card that was called is shown once more, with who has called, until the numbers are', () => {
    for (const players of [[ANN, VIOLA], [ANN, BO]]) {
      const table = tableOf(setupOf(players), SIX_BACK);
      table.act({ kind: 'goOn' });
      table.card(7);
      table.pass(1500);
      table.call(0);
      table.pass(31);
      expect(table.view()).toMatchObject({ phase: 'choosing', open: null });
      const again = reloaded(table);
      expect(again.view()).toMatchObject({ phase: 'ready', open: null });
      again.act({ kind: 'goOn' });
      const [rank] = cardsOf(SIX_BACK, 7).slice(-1);
      expect(again.view()).toMatchObject({ phase: 'choosing', shown: 7, down: 6, open: { rank, back: null } });
      expect(again.told.slice(0, 2)).toEqual([{ type: 'shown', rank, number: 7 }, { type: 'called', seats: [0] }]);
      again.pass(2500);
      expect(again.view()).toMatchObject({ phase: 'choosing', open: { rank } });
      // Whoever played on hears of each card once.
      for (const { heard } of again.players) expect(heard.filter(({ type }) => type === 'shown' || type === 'called')).toHaveLength(8);
      for (const seat of [0, 1]) again.act({ kind: 'choose', seat, claim: 6 });
      again.until(({ phase }) => phase === 'revealed');
      expect(again.view().open).toBeNull();
    }
  });

  test('in mid-reveal: the count goes on with the rest of its time, and so it does when it is left again, or paused', () => {
    const table = tableOf(setupOf([ANN, VIOLA]), SIX_BACK);
    table.act({ kind: 'goOn' });
    table.card(7);
    table.pass(500);
    table.call(0);
    table.pass(30);
    table.pass(1200);
    table.table.leave();
    const again = reloaded(table);
    expect(again.view()).toMatchObject({ phase: 'ready', open: null, callers: [0] });
    // It stands still until somebody goes on, and is left for a while once more.
    again.pass(50_000);
    again.table.leave();
    const third = reloaded(table);
    third.act({ kind: 'goOn' });
    expect(third.view()).toMatchObject({ phase: 'choosing', callers: [0], callTook: 500, open: { back: null } });
    expect(third.view().countEndsAt! - third.now()).toBe(1800);
    expect(third.told.flatMap((one) => (one.type === 'count' ? [one.left] : []))).toEqual([2]);
    third.act({ kind: 'choose', seat: 0, claim: 6 });
    third.pass(700);
    third.act({ kind: 'pause', paused: true, at: third.now() });
    third.pass(60_000);
    expect(third.view()).toMatchObject({ paused: true, open: null, callers: [0] });
    third.act({ kind: 'pause', paused: false, at: third.now() });
    third.pass(1099);
    expect(third.view().phase).toBe('choosing');
    third.pass(1);
    expect(third.view()).toMatchObject({ phase: 'revealed', revealed: { reveal: { seats: [{ claim: 6 }, {}] } } });
    expect(stored(third)).not.toHaveProperty('countEndsAt');
    // The next call has all its time.
    third.until(({ mayCall }) => mayCall);
    third.pass(200);
    third.call(0);
    third.pass(30);
    expect(third.view().countEndsAt! - third.now()).toBe(3000);
  });

  test('in mid-reveal: a voice says once more who has called, and then the count goes on with the rest of its time', () => {
    const table = tableOf(setupOf([ANN, VIOLA]), SIX_BACK, { spoken: 'voice' });
    table.act({ kind: 'goOn' });
    table.card(7);
    table.call(0);
    table.until(() => table.told.some(({ type }) => type === 'count'));
    table.pass(1200);
    table.table.leave();
    const again = reloaded(table, { spoken: 'voice' });
    again.act({ kind: 'goOn' });
    again.act({ kind: 'reading', on: true });
    again.pass(4000);
    again.act({ kind: 'reading', on: false });
    again.pass(500);
    expect(again.view()).toMatchObject({ phase: 'choosing', countEndsAt: again.now() + 1800 });
    again.pass(1800);
    expect(again.view().phase).toBe('revealed');
    expect(again.told.flatMap((one) => (one.type === 'count' ? [one.left] : []))).toEqual([2, 1]);
  });

  test('in mid-reveal, where people choose in turn for a while and then together: the whole count', () => {
    const table = tableOf(setupOf([ANN, BO]), SIX_BACK);
    table.act({ kind: 'together', on: true });
    table.act({ kind: 'goOn' });
    table.card(7);
    table.call(0);
    table.pass(1200);
    table.table.leave();
    const again = reloaded(table);
    again.act({ kind: 'goOn' });
    again.pass(5000);
    again.act({ kind: 'together', on: true });
    expect(again.view()).toMatchObject({ phase: 'choosing', countEndsAt: again.now() + 3000 });
  });

  test('in mid-reveal, with a time that cannot be: the whole count', () => {
    const table = tableOf(setupOf([ANN]), SIX_BACK);
    table.act({ kind: 'goOn' });
    table.card(7);
    table.call(0);
    table.pass(300);
    for (const countEndsAt of [0, -5, 1e9, 'soon', null]) {
      const opened = openSaved({ ...toStore(stored(table)), countEndsAt });
      if (!opened.ok) throw new Error('It has to open.');
      const again = tableOf(setupOf([ANN]), SIX_BACK, { game: opened.game.saved });
      again.act({ kind: 'goOn' });
      expect(again.view().countEndsAt! - again.now()).toBe(3000);
    }
  });

  test('after a reveal: what was played stands, and dice are as they were', () => {
    const table = tableOf(setupOf([ANN, BO], { dice: 2 }), SIX_BACK);
    table.act({ kind: 'goOn' });
    table.card(7);
    table.pass(500);
    table.call(1);
    table.pass(31);
    for (const seat of [0, 1]) table.act({ kind: 'choose', seat, claim: 6 });
    table.pass(1000);
    const again = reloaded(table);
    expect(again.view()).toMatchObject({ phase: 'ready', callers: [], seats: [{ die: 3 }, { die: 3 }] });
    again.act({ kind: 'goOn' });
    expect(again.view().phase).toBe('again');
  });
});

test('with the same computer players a game goes on as it would have, from any call and any reveal', () => {
  const setup = setupOf([ANN, VIOLA, OTTO], { minutes: 5 });
  const whole = tableOf(setup, 'on', { createPlayer });
  whole.act({ kind: 'goOn' });
  whole.until(({ phase }) => phase === 'over');
  const { events } = whole.saves.at(-1)!;
  const calls = whole.saves.filter((saved) => saved.events.at(-1)?.[0] !== 'show').slice(4, 10);
  expect(calls.map((saved) => saved.events.at(-1)?.[0])).toContain('call');
  for (const game of calls) {
    const again = tableOf(setup, 'on', { createPlayer, game });
    again.act({ kind: 'goOn' });
    again.until(({ phase }) => phase === 'over');
    const { events: after } = again.saves.at(-1)!;
    const both = Math.min(after.length, events.length);
    expect(after.slice(0, both)).toEqual(events.slice(0, both));
    expect(both).toBeGreaterThan(game.events.length + 10);
  }
});

describe('the end', () => {
  test('comes with a true 6, of whoever shows it', () => {
    const table = tableOf(setupOf([ANN, BO], { dice: 6 }), SIX_BACK);
    table.act({ kind: 'goOn' });
    table.card(7);
    table.pass(500);
    table.call(1);
    table.pass(31);
    table.act({ kind: 'choose', seat: 0, claim: 6 });
    table.act({ kind: 'choose', seat: 1, claim: 5 });
    // What it was lies open first.
    expect(table.view()).toMatchObject({ phase: 'revealed', ended: null, revealed: { reveal: { trueSix: [0] } } });
    // It is over, whoever leaves now: what it came to is counted, and it waits for nobody.
    expect(table.saves.at(-1)).toMatchObject({ ended: 'trueSix' });
    const again = reloaded(table);
    expect(again.view()).toMatchObject({ phase: 'over', ended: 'trueSix', revealed: { reveal: { trueSix: [0] } } });
    expect(again.view().revealed).toEqual(table.view().revealed);
    table.until(({ phase }) => phase === 'over');
    expect(table.view()).toMatchObject({ ended: 'trueSix', time: { runs: false } });
    expect(table.told.at(-1)).toEqual({ type: 'over', by: 'trueSix' });
    expect(table.saves.at(-1)).toMatchObject({ ended: 'trueSix', events: { length: 9 } });
    const { left } = table.view().time!;
    table.pass(10_000);
    expect(table.view().time!.left).toBe(left);
    // A game that is over is looked at, and is saved no more.
    const looked = reloaded(table);
    looked.act({ kind: 'goOn' });
    looked.act({ kind: 'stop' });
    expect(looked.view()).toMatchObject({ phase: 'over', ended: 'trueSix', shown: 7 });
    looked.table.leave();
    expect(looked.saves).toEqual([]);
  });

  test('comes when the time is over, after the open card is settled', () => {
    const table = tableOf(setupOf([ANN], { minutes: 3 }), 'time');
    table.act({ kind: 'goOn' });
    const start = table.now();
    table.until(({ time }) => time!.left === 0);
    expect(table.now() - start).toBe(180_000);
    const card = table.view().shown;
    expect(table.view()).toMatchObject({ phase: 'dealing', mayCall: true });
    table.call(0);
    table.pass(40);
    expect(table.view().phase).toBe('choosing');
    table.until(({ phase }) => phase === 'over');
    expect(table.view()).toMatchObject({ ended: 'time', shown: card, time: { left: 0 } });
    expect(table.record()).toMatch(/s c0 r0$/);
    expect(table.saves.at(-1)!.played).toBeGreaterThan(180_000);
  });

  test('comes without a call at the moment when the next card would', () => {
    const table = tableOf(setupOf([ANN], { minutes: 3 }), 'time');
    table.act({ kind: 'goOn' });
    table.until(({ phase }) => phase === 'over');
    expect(table.view().ended).toBe('time');
    expect(table.saves.at(-1)!.played).toBeGreaterThanOrEqual(180_000);
    expect(table.saves.at(-1)!.played).toBeLessThan(182_520);
    const again = reloaded(table);
    expect(again.view()).toMatchObject({ phase: 'over', ended: 'time' });
  });

  test('never comes by time where that was agreed', () => {
    const table = tableOf(setupOf([ANN], { minutes: null }), 'time');
    table.act({ kind: 'goOn' });
    table.pass(1_500_000);
    expect(table.view()).toMatchObject({ time: null, ended: null, paused: false });
    // The two decks have run out many times.
    expect(table.view().shown).toBeGreaterThan(590);
  });

  test('comes when somebody stops it: who has shown no number yet shows a fist', () => {
    const table = tableOf(setupOf([ANN, BO]), 'stop');
    table.act({ kind: 'goOn' });
    table.card(8);
    table.pass(300);
    table.call(0);
    table.pass(40);
    table.act({ kind: 'stop' });
    expect(table.view()).toMatchObject({ phase: 'over', ended: 'stopped', callers: [0] });
    expect(table.record()).toBe('s s s s s s s s c0 r0,0');
    expect(table.told.slice(-2).map(({ type }) => type)).toEqual(['revealed', 'over']);
    const again = reloaded(table);
    expect(again.view()).toMatchObject({ phase: 'over', ended: 'stopped', shown: 8, seats: [{ die: 2 }, {}] });
  });

  describe('by a stop while numbers are chosen', () => {
    const chosen = (players: Parameters<typeof setupOf>[0], more = {}): Played => {
      const table = tableOf(setupOf(players, more), SIX_BACK);
      for (const player of table.players) player.claim = 6;
      table.act({ kind: 'goOn' });
      table.card(7);
      table.pass(500);
      table.call(0);
      table.pass(31);
      table.act({ kind: 'choose', seat: 0, claim: 6 });
      return table;
    };
    const claims = (table: Played) => table.saves.at(-1)!.events.at(-1);

    test('is a fist, though a number was chosen that could still be changed; computer players show theirs', () => {
      const table = chosen([ANN, VIOLA]);
      table.act({ kind: 'pause', paused: true, at: table.now() });
      table.act({ kind: 'stop' });
      expect(claims(table)).toEqual(['reveal', [0, 6]]);
      expect(table.view()).toMatchObject({ phase: 'over', ended: 'stopped', seats: [{ die: 2 }, { die: 4 }] });
    });

    test('leaves what was chosen in turn, once and for all', () => {
      const table = chosen([ANN, BO]);
      table.act({ kind: 'stop' });
      expect(claims(table)).toEqual(['reveal', [6, 0]]);
    });

    test('is a fist after a reload, too, and no more where nobody has called', () => {
      const table = reloaded(chosen([ANN, VIOLA]));
      table.act({ kind: 'stop' });
      expect(claims(table)).toEqual(['reveal', [0, 0]]);
      const dealt = tableOf(setupOf([ANN]), 'stop');
      dealt.act({ kind: 'goOn' });
      dealt.card(8);
      dealt.act({ kind: 'stop' });
      expect(claims(dealt)).toEqual(['show']);
    });

    test('is a true 6 where somebody else showed one', () => {
      const table = chosen([ANN, VIOLA], { dice: 6 });
      table.act({ kind: 'stop' });
      expect(table.view()).toMatchObject({ phase: 'over', ended: 'trueSix', revealed: { reveal: { trueSix: [1] } } });
      expect(stored(table)).toMatchObject({ ended: 'trueSix' });
    });
  });
});
