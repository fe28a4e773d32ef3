/** What many races came to, in words: who won, beside who would have won if the first to come did, and how long it took to judge. */
import type { Came, Race } from './verdicts';

/** Who is apart by more than that is told apart by everybody. */
const PLAIN_MS = 25;

export const shareOf = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;

export const rising = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

const quickest = (presses: readonly Came[], by: (press: Came) => number): Came => presses.toSorted((a, b) => by(a) - by(b))[0]!;

const isPlain = ({ presses }: Race): boolean => {
  const [first, second] = rising(presses.map(({ reaction }) => reaction));
  return second! - first! > PLAIN_MS;
};

/** Whether somebody won who was quickest from what their own screen showed. */
export const wasRight = ({ presses, taken }: Race): boolean => taken.includes(quickest(presses, ({ reaction }) => reaction).place);

/** The same, if whoever comes first won. */
export const wouldBeRight = ({ presses }: Race): boolean =>
  quickest(presses, ({ arrived }) => arrived).place === quickest(presses, ({ reaction }) => reaction).place;

export const percent = <T>(all: readonly T[], is: (one: T) => boolean): number => (100 * all.filter(is).length) / all.length;

/** Of everybody who raced whoever sits at the second place is the far one. */
export function figuresOf(name: string, all: readonly Race[]): string {
  const races = all.filter(({ presses }) => presses.length > 1);
  const twos = races.filter(({ presses }) => Math.max(...presses.map(({ place }) => place)) < 2);
  // Where a third races, their line is waited for, too.
  const waited = rising(twos.map((one) => one.waited));
  const late = rising(twos.map((one) => one.late));
  const whole = (value: number): string => value.toFixed(0);
  return `${name}: ${races.flatMap(({ presses }) => presses).length} calls in ${races.length} races; `
    + `right ${whole(percent(races, wasRight))} % (first come ${whole(percent(races, wouldBeRight))}), `
    + `if more than ${PLAIN_MS} ms apart ${whole(percent(races.filter(isPlain), wasRight))} `
    + `(${whole(percent(races.filter(isPlain), wouldBeRight))}); `
    + `the far one won ${whole(percent(twos, ({ taken }) => taken.includes(1)))} % `
    + `(${whole(percent(twos, ({ presses }) => quickest(presses, ({ arrived }) => arrived).place === 1))}); `
    + `judged ${whole(shareOf(waited, 0.5))} ms (median), ${whole(shareOf(waited, 0.95))} ms (p95) after the press came, `
    + `${shareOf(late, 0.5).toFixed(1)} and ${shareOf(late, 0.95).toFixed(1)} ms of it later than lines asked\n`;
}
