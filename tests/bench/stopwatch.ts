/** Times a piece of work and lays figures side by side. Figures are printed and compared by eye, never asserted: machines are noisy. */
import { median as medianOf } from 'simple-statistics';

export interface Figure {
  readonly name: string;
  /** Milliseconds of the fastest and of the middle round. */
  readonly best: number;
  readonly median: number;
  /** How much work one round was, as "1,000 records". */
  readonly work: string;
}

/** Runs `work` for several rounds after one to warm up. */
export function time(name: string, workload: string, work: () => void, rounds = 7): Figure {
  work();
  const spans = Array.from({ length: rounds }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return { name, work: workload, best: Math.min(...spans), median: medianOf(spans) };
}

/** The figures as lines of text, the first as the baseline of all. */
export function table(title: string, figures: readonly Figure[]): string {
  const base = figures[0]?.median ?? 1;
  const ms = (span: number): string => span.toFixed(1).padStart(9);
  const line = ({ name, work, best, median }: Figure): string =>
    `  ${name.padEnd(44)} ${work.padEnd(18)} ${ms(best)} ms best ${ms(median)} ms median ${(median / base).toFixed(2).padStart(8)} x`;
  return [title, ...figures.map(line)].join('\n');
}
