/** The lessons of games in which cards are laid at once: whoever does what is asked goes on, however soon they do it. */
import { expect, test } from 'vitest';
import { aggravationShell } from '../../../../src/games/aggravation/app/aggravation';
import { californiaShell } from '../../../../src/games/californiaSpeed/app/california';
import { speedShell } from '../../../../src/games/speed/app/speed';
import type { Beat } from '../../../../src/shell/lesson/course';
import type { ShellTypes } from '../../../../src/shell/types';
import { openLesson } from '../../../helpers/lesson';

/** What is asked for, as it is done. */
function actOf({ asks, right = {} }: Beat<ShellTypes>): object {
  if (asks === 'draw') return { kind: 'draw' };
  const { spot, ...whole } = right as { readonly spot?: string };
  if (spot === undefined) return { kind: 'lay', ...whole };
  const stacks = spot.split(' ').map((one) => one.split(',').map(Number));
  return { kind: asks, on: stacks.length === 1 ? (stacks[0]!.length === 1 ? stacks[0]![0] : stacks[0]) : stacks };
}

for (const [name, shell] of [
  ['Aggravation', aggravationShell], ['California Speed', californiaShell], ['Speed', speedShell],
] as const) {
  // Time stands still 300 ms after the beat began; a card that is laid is judged some time after that.
  test.each([0, 100, 200, 250, 290, 299, 300, 301, 1000])(`${name}: what is asked for is done %i ms after it was`, async (after) => {
    const { lesson, clock, now } = openLesson<ShellTypes>(shell as never);
    const { beats } = shell.lesson as unknown as { readonly beats: readonly Beat<ShellTypes>[] };
    lesson.ask({ kind: 'lessonOn' });
    for (const beat of beats.filter(({ asks }) => asks === 'lay' || asks === 'call' || asks === 'draw')) {
      await clock.until(() => now().panel.said === beat.says && now().panel.asked === beat.asks);
      await clock.pass(after);
      lesson.ask({ kind: 'act', act: { ...actOf(beat), seat: 0, at: clock.now() } } as never);
    }
    await clock.until(() => now().panel.asked === 'play');
    expect(now().panel.said).toBe('done');
  });
}
