/** What else is heard at a table: a tile set down, a hand laid flat, hands clapped, a chair. */
import { between, faded, levelled, mix, noise, RATE, resonator, silence, type Chance } from './sound';

/** Something hard on wood: a click and two or three notes of the board, over soon. The loudest 80 ms have the loudness 1. */
export function knock(chance: Chance, rate = RATE): Float32Array {
  const made = silence(0.3, rate);
  mix(made, faded(noise(chance, 0.006, 2000, 'above', rate), 0.0003, 0.005, rate), 0, 1, rate);
  const notes = Array.from({ length: 3 }, () => [between(chance, 180, 1400), between(chance, 12, 60), resonator(rate)] as const);
  for (let i = 0; i < made.length; i += 1) {
    const strike = i < 0.002 * rate ? chance() - 0.5 : 0;
    made[i] = made[i]! * 0.4 + notes.reduce((sum, [frequency, bandwidth, ring]) => sum + ring(strike, frequency, bandwidth) * 3, 0);
  }
  return levelled(made, 1, rate);
}

/** Hands clapped once. */
export function clap(chance: Chance, rate = RATE): Float32Array {
  const made = noise(chance, 0.12, 900, 'above', rate).map((sample, i) => sample * Math.exp((-i / rate) * between(chance, 60, 61)));
  return levelled(made, 1, rate);
}

/** A chair pulled over the floor: a rough low noise, now and then with a note. */
export function chair(chance: Chance, rate = RATE): Float32Array {
  const [frequency, beat, ring] = [between(chance, 150, 600), between(chance, 20, 60), resonator(rate)];
  const made = noise(chance, 0.6, 1500, 'below', rate)
    .map((sample, i) => ring(sample * (1 + Math.sin((2 * Math.PI * beat * i) / rate)), frequency, 250));
  return levelled(faded(made, 0.08, 0.1, rate), 1, rate);
}
