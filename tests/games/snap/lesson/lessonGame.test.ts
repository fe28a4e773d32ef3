/** The lesson of Snap, played at its table by a learner who does what is asked, and by one who does not. */
import { describe, expect, it } from 'vitest';
import { PACK } from '../../../../src/cards/card';
import { areSameCards } from '../../../../src/cards/pack';
import { PIP, YOU } from '../../../../src/games/piles/lesson';
import { gameBefore as savedBefore, openLesson, partsOf, type OpenedLesson } from '../../../helpers/lesson';
import { openSaved, toStore, allCards, snapShell, type OpenedSnap, type SnapShell } from '../../../helpers/snap/snap';

/** How many cards are turned when something can be called: two threes, two jacks, a jack like the pot's, and what only looks alike. */
const CARDS = { match: 4, tie: 7, pot: 10, vain: 12 };
const PARTS = partsOf(snapShell);

function gameBefore(part: string) {
  const opened = openSaved(toStore(savedBefore(snapShell, part)));
  expect(opened).toMatchObject({ ok: true });
  return (opened as { readonly game: OpenedSnap }).game.replayed.states.at(-1)!;
}

/** What is done in the lesson, by name. */
function acts({ lesson, clock, now }: OpenedLesson<SnapShell>) {
  const act = (one: SnapShell['Act']): void => lesson.ask({ kind: 'act', act: one });
  return {
    lesson: () => now().panel, view: () => now().table.view, isPaused: () => now().table.view.paused,
    goOn: () => lesson.ask({ kind: 'lessonOn' }), showMe: () => lesson.ask({ kind: 'showMe' }), leave: () => lesson.leave(),
    turn: () => act({ kind: 'turn', seat: YOU }),
    call: (orTurn: boolean) => act({ kind: 'call', seat: YOU, called: 'any', orTurn, at: clock.now() }),
    pause: (paused: boolean) => act({ kind: 'pause', paused, at: clock.now() }),
  };
}

type Opened = Omit<OpenedLesson<SnapShell>, 'lesson'> & { readonly game: ReturnType<typeof acts> };

function openAt(part: string): Opened {
  // The page paints what it is told of.
  const opened = openLesson(snapShell, part, ({ type }, { clock, lesson }) => {
    if (type === 'flipped') clock.setTimeout(() => lesson.live.painted(clock.now()), 16);
  });
  return { ...opened, game: acts(opened) };
}

const stocks = (game: Opened['game']): number[] => game.view().seats.map(({ stock }) => stock);
const askedIn = ({ asked }: { readonly asked: string | null }): string | null => asked;

/** Does what is asked until something else than a turn is. */
async function turnOn({ game, clock }: Opened): Promise<void> {
  for (let i = 0; i < 10; i += 1) {
    await clock.until(() => askedIn(game.lesson()) !== null);
    if (askedIn(game.lesson()) !== 'turn') return;
    game.turn();
    await clock.pass(100);
  }
}

describe('the lesson of Snap', () => {
  it('has a whole pack, and the rules let it be played to its end', () => {
    for (const part of PARTS) expect(areSameCards(allCards(gameBefore(part)), PACK), part).toBe(true);
    expect(gameBefore('pot').pot.at(-1)).toBe('Jh');
    expect(gameBefore('end')).toMatchObject({ end: null, flips: CARDS.vain });
  });

  it('is played from its beginning to its end, in less than a minute for somebody who takes three seconds for each thing', async () => {
    const opened = openAt('match');
    const { game, clock, said, happened } = opened;
    const began = clock.now();
    let asked = 0;
    for (let i = 0; i < 60 && askedIn(game.lesson()) !== 'play'; i += 1) {
      await clock.until(() => askedIn(game.lesson()) !== null);
      const now = askedIn(game.lesson());
      asked += 1;
      await clock.pass(now === 'turn' ? 1000 : 3000);
      if (now === 'turn') game.turn();
      else if (now === 'call') game.call(false);
      else if (now === 'play') break;
      else game.goOn();
      await clock.pass(60);
    }
    expect(askedIn(game.lesson())).toBe('play');
    expect(happened.flatMap((one) => (one.type === 'took' || one.type === 'tied' || one.type === 'wrong' ? [[one.type, one.kind]] : [])))
      .toEqual([['took', 'snap'], ['tied', 'snap'], ['took', 'pot'], ['wrong', 'snap']]);
    expect([...new Set(said)]).toEqual([
      'turn', 'mine', 'turn-again', 'look', 'call', 'seen', 'again', 'keep-looking', 'call-tie', 'seen-tie', 'pot', 'turn-pot', 'call-pot',
      'seen-pot', 'last', 'hm', 'seen-vain', 'done',
    ]);
    expect(asked).toBeLessThan(16);
    expect(clock.now() - began).toBeLessThan(60_000);
    game.leave();
  });

  it('waits at a match for as long as it takes, and for whoever is to turn a card', async () => {
    const opened = openAt('match');
    const { game, clock } = opened;
    game.goOn();
    await clock.pass(60_000);
    expect(game.view().flips).toBe(0);
    await turnOn(opened);
    expect(askedIn(game.lesson())).toBe('call');
    await clock.pass(60_000);
    expect(game.view()).toMatchObject({ flips: CARDS.match, piles: [{ top: '3s' }, { top: '3h' }] });
    game.call(false);
    await clock.pass(60);
    expect(game.lesson()).toMatchObject({ asked: 'goOn', said: 'seen' });
    expect(stocks(game)).toEqual([28, 24]);
    game.leave();
  });

  it('answers each act that is not wanted, and nothing comes of it', async () => {
    const opened = openAt('match');
    const { game, clock } = opened;
    game.goOn();
    game.call(false);
    expect(game.lesson().said).toBe('early');
    game.showMe();
    expect(game.lesson()).toMatchObject({ said: 'hint-turn', hint: true });
    // The key for both turns the card.
    game.call(true);
    await clock.pass(50);
    expect(game.view().flips).toBe(1);
    game.turn();
    expect(game.lesson().said).toBe('my-turn');
    await clock.until(() => askedIn(game.lesson()) === 'turn');
    game.call(false);
    expect(game.lesson().said).toBe('not-this');
    await turnOn(opened);
    game.turn();
    expect(game.lesson().said).toBe('look-first');
    game.showMe();
    expect(game.lesson()).toMatchObject({ said: 'hint-call', hint: true });
    expect(stocks(game)).toEqual([24, 24]);
    game.leave();
  });

  it('lets nobody fall for what only looks alike but Pip', async () => {
    const opened = openAt('vain');
    const { game, clock } = opened;
    expect(game.lesson().said).toBe('back');
    game.goOn();
    game.turn();
    await clock.until(() => game.view().flips === CARDS.vain);
    game.call(false);
    expect(game.lesson().said).toBe('not-six');
    const before = stocks(game);
    await clock.until(() => askedIn(game.lesson()) === 'goOn');
    expect(stocks(game)).toEqual([before[YOU]! + 1, before[PIP]! - 1]);
    game.goOn();
    expect(game.lesson()).toMatchObject({ part: 'end', said: 'done' });
    game.leave();
  });

  it('goes on by the key, or the cards, that turn a card', async () => {
    const { game, clock } = openAt('match');
    game.call(true);
    expect(game.lesson()).toMatchObject({ asked: 'turn', said: 'turn' });
    game.call(true);
    await clock.pass(50);
    expect(game.view().flips).toBe(1);
    game.leave();
    const pot = openAt('pot');
    pot.game.turn();
    expect(pot.game.lesson()).toMatchObject({ asked: null, said: 'pot' });
    pot.game.leave();
  });

  it('stands still in a pause', async () => {
    const { game, clock } = openAt('match');
    game.goOn();
    game.turn();
    await clock.pass(20);
    game.pause(true);
    game.turn();
    game.call(true);
    await clock.pass(60_000);
    expect(game.view().flips).toBe(1);
    game.goOn();
    expect(game.isPaused()).toBe(false);
    await clock.until(() => game.view().flips === 2);
    game.leave();
  });
});
