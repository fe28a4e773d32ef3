/** What the picture prints on a panel of somebody who misses their next turn, in every shape that a panel has. */
import { describe, expect, test } from 'vitest';
import { emblemIn, missesBox, panelShape } from '../../src/layout/panels/panel';
import { type Panel, paintPanel } from '../../src/view/parts/panel';
import type { Brush } from '../../src/view/paint/brush';

/** A brush that notes circles and words. */
function notingBrush(): { brush: Brush; circles: string[]; words: string[] } {
  const [circles, words]: [string[], string[]] = [[], []];
  const known: Record<string, unknown> = {
    arc: (x: number, y: number, radius: number) => circles.push([x, y, radius].map((one) => one.toFixed(1)).join(' ')),
    fillText: (text: string) => words.push(text),
    measureText: (text: string) => ({ width: text.length * 5 }),
  };
  const brush = new Proxy(known, { get: (of, name) => of[name as string] ?? (() => undefined), set: () => true });
  return { brush: brush as unknown as Brush, circles, words };
}

const PANEL: Panel = {
  name: 'Ann', shape: 'square', level: null, status: 'misses next turn', won: 7, moves: false, misses: true, calls: false,
  toBeat: null,
};
const BOXES = [[300, 78], [168, 40], [82, 40], [90, 110]] as const;

describe.each(BOXES)('a panel of %i × %i', (width, height) => {
  const painted = (panel: Partial<Panel>): ReturnType<typeof notingBrush> => {
    const noting = notingBrush();
    paintPanel(noting.brush, { x: 0, y: 0, width, height }, { ...PANEL, ...panel });
    return noting;
  };

  test('bears the sign while they do, in their own move too, and not after it', () => {
    const { x, y, width: side } = missesBox({ width, height }, emblemIn({ width, height }, false));
    const sign = [x + side / 2, y + side / 2, side / 2].map((one) => one.toFixed(1)).join(' ');
    expect(painted({}).circles).toContain(sign);
    expect(painted({ moves: true }).circles).toContain(sign);
    expect(painted({ misses: false }).circles).not.toContain(sign);
  });

  test('bears the score to beat for whoever takes up a challenge, and nobody else\'s', () => {
    expect(painted({ toBeat: 50, misses: false }).words).toContain('50');
    expect(painted({ misses: false }).words).not.toContain('50');
  });

  test('says so in words, where there is room for them', () => {
    expect(painted({}).words.includes('misses next turn')).toBe(panelShape({ width, height }) !== 'narrow');
  });
});
