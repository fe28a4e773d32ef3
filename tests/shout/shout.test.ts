/** Calling by voice from the first press to the last, with a microphone that is made of functions. */
import { describe, expect, test } from 'vitest';
import type { EarListener, OpenedEar } from '../../src/shout/ear';
import { keptShout, NO_WISH } from '../../src/shout/keptShout';
import { createShout, type Shout } from '../../src/shout/shout';

interface Desk {
  readonly shout: Shout;
  /** What the microphone was told, and what was told of it. */
  readonly told: unknown[];
  readonly opened: { readonly level: number; readonly listener: EarListener }[];
  readonly store: Map<string, string>;
  answer(opened?: OpenedEar): Promise<void>;
  pass(milliseconds: number): void;
}

function desk(kept: string | null = null): Desk {
  const store = new Map(kept === null ? [] : [['snag-shout', kept]]);
  const told: unknown[] = [];
  const opened: { level: number; listener: EarListener }[] = [];
  const due: { at: number; act: () => void }[] = [];
  let answerNow: (opened: OpenedEar) => void = () => {};
  let time = 0;
  const shout = createShout({
    openEar: (level, listener) => new Promise((resolve) => {
      opened.push({ level, listener });
      answerNow = resolve;
    }),
    kept: keptShout(() => ({ getItem: (key) => store.get(key) ?? null, setItem: (key, value) => { store.set(key, value); } })),
    now: () => time, wait: (act, ms) => { due.push({ at: time + ms, act }); },
  }, { changed() {}, expect: (within) => { told.push(['expect', within]); }, called: (at) => { told.push(['called', at]); } });
  const ear = {
    setLevel: (level: number) => { told.push(['level', level]); }, raise: (by: number) => { told.push(['raise', by]); },
    close: () => { told.push('closed'); },
  };
  return {
    shout, told, opened, store,
    async answer(with_ = { ok: true, ear }) {
      answerNow(with_);
      await Promise.resolve();
      await Promise.resolve();
    },
    pass(milliseconds) {
      for (const until = time + milliseconds; ; ) {
        const next = due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
        if (!next) { time = until; return; }
        due.splice(due.indexOf(next), 1);
        time = next.at;
        next.act();
      }
    },
  };
}

describe('the first time', () => {
  test('three trial shouts set the level, talk among them does not count, and only then a shout is a call', async () => {
    const { shout, opened, answer, told } = desk();
    void shout.open();
    expect(shout.state().microphone).toBe('opening');
    await answer();
    const { listener } = opened[0]!;
    listener.loudest(-45);
    listener.loudest(-20);
    expect(shout.state().trial).toMatchObject({ kind: 'shouting', shouts: [-20], quieter: false });
    listener.loudest(-40);
    expect(shout.state().trial).toMatchObject({ shouts: [-20], quieter: true });
    listener.loudest(-22);
    expect(shout.state().trial).toMatchObject({ shouts: [-20, -22], quieter: false });
    listener.shout(100);
    listener.loudest(-19);
    expect(shout.state()).toMatchObject({ wish: { on: true, level: -30 }, trial: { kind: 'trying', times: 0 } });
    listener.shout(200);
    listener.loudest(-21);
    expect(shout.state().trial).toMatchObject({ kind: 'trying', times: 1, last: -21 });
    shout.endTrial();
    listener.shout(300);
    expect(told.filter((one) => Array.isArray(one) && one[0] === 'called')).toEqual([['called', 300]]);
  });

  test('talk that called sets the level above itself; where it is as loud as the shouts that is told', async () => {
    const { shout, opened, answer } = desk();
    void shout.open();
    await answer();
    for (const level of [-20, -22, -19, -29]) opened[0]!.listener.loudest(level);
    shout.wasTalk();
    expect(shout.state()).toMatchObject({ wish: { level: -26 }, trial: { talk: 'raised', last: null } });
    opened[0]!.listener.loudest(-23);
    shout.wasTalk();
    expect(shout.state()).toMatchObject({ wish: { level: -26 }, trial: { talk: 'tooLoud' } });
  });
});

describe('the microphone', () => {
  const SET = '{"on":true,"level":-30}';

  test('is asked for at a press alone, whatever was wished before', () => {
    const { shout, opened } = desk(SET);
    expect(shout.state()).toMatchObject({ microphone: 'closed', wish: { on: true, level: -30 } });
    expect(opened).toEqual([]);
  });

  test('that is refused leaves a reason, and can be asked for again', async () => {
    const { shout, answer, opened } = desk(SET);
    void shout.open();
    await answer({ ok: false, problem: 'refused' });
    expect(shout.state()).toMatchObject({ microphone: 'closed', problem: 'refused' });
    void shout.open();
    expect(opened).toHaveLength(2);
    expect(shout.state()).toMatchObject({ microphone: 'opening', problem: null });
  });

  test('that comes after the game is left is closed at once', async () => {
    const { shout, answer, told } = desk(SET);
    void shout.open();
    shout.close('game');
    await answer();
    expect(told).toContain('closed');
    expect(shout.state()).toMatchObject({ microphone: 'closed', wish: { on: true } });
  });

  test('closed by a game it is wanted again; closed by a person it is not', async () => {
    const { shout, answer, store } = desk(SET);
    void shout.open();
    await answer();
    shout.close('game');
    expect(store.get('snag-shout')).toBe(SET);
    void shout.open();
    await answer();
    shout.close('person');
    expect(JSON.parse(store.get('snag-shout')!)).toEqual({ on: false, level: -30 });
  });

  test('that is unplugged is told of', async () => {
    const { shout, answer, opened } = desk(SET);
    void shout.open();
    await answer();
    opened[0]!.listener.lost();
    expect(shout.state()).toMatchObject({ microphone: 'closed', problem: 'lost' });
  });
});

test('a call that may come is announced until it has come, or fell, or is too late', async () => {
  const { shout, answer, opened, told, pass } = desk('{"on":true,"level":-30}');
  void shout.open();
  await answer();
  const announced = (): number => told.filter((one) => Array.isArray(one) && one[0] === 'expect').length;
  opened[0]!.listener.rising();
  pass(90);
  expect(announced()).toBe(2);
  opened[0]!.listener.shout(5);
  pass(500);
  expect(announced()).toBe(2);
  opened[0]!.listener.rising();
  pass(2000);
  expect(announced()).toBe(7);
});

test('what is kept and is not sound gives way to the default alone', () => {
  for (const [kept, wish] of [
    ['nonsense', NO_WISH], ['7', NO_WISH], ['{"on":"yes","level":-20}', { on: false, level: -20 }],
    ['{"on":true,"level":99}', { on: true, level: null }],
  ] as const) {
    expect(desk(kept).shout.state().wish).toEqual(wish);
  }
  const refuses = { getItem(): string { throw new Error('no'); }, setItem(): void { throw new Error('no'); } };
  expect(keptShout(() => refuses).read()).toEqual(NO_WISH);
  expect(() => keptShout(() => refuses).write(NO_WISH)).not.toThrow();
});
