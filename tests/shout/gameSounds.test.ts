/** While the game itself sounds, a shout has to be louder. */
import { expect, test } from 'vitest';
import { createSoundGate, raisedBy, type GameSound } from '../../src/shout/gameSounds';

const tile: GameSound = { kind: 'effect', from: 1000, until: 1100 };
const voice: GameSound = { kind: 'voice', from: 1050, until: 1400 };

test('a tile that is set down asks for more, and the game’s own voice for more than anybody has', () => {
  expect(raisedBy([tile, voice], 999).by).toBe(0);
  expect(raisedBy([tile, voice], 1000).by).toBe(9);
  expect(raisedBy([tile, voice], 1060).by).toBe(Infinity);
  expect(raisedBy([tile, voice], 1649).by).toBe(Infinity);
  expect(raisedBy([tile, voice], 1650)).toEqual({ by: 0, askAgain: null });
});

test('it is told at each turn, and no more afterwards', () => {
  const told: [number, number][] = [];
  const due: { at: number; act: () => void }[] = [];
  let time = 900;
  const gate = createSoundGate({ now: () => time, wait: (act, ms) => due.push({ at: time + ms, act }) }, (by) => told.push([time, by]));
  gate.add([tile, voice]);
  while (due.length > 0) {
    const next = due.shift()!;
    time = next.at;
    next.act();
  }
  expect(told).toEqual([[900, 0], [1000, 9], [1050, Infinity], [1350, Infinity], [1650, 0]]);
});
