/** Cards can be told apart where they are small, and by whoever sees no colours. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SUIT_SHAPES } from '../../../../src/ui/parts/suits';
import { cardFace } from '../../../../src/ui/parts/play/playingCard';
import { markup } from '../../../helpers/markup';
import { cardName } from '../../../helpers/snap/snap';

const STYLES = readFileSync('src/ui/styles/playingCard.css', 'utf8');
const number = (pattern: RegExp): number => Number(pattern.exec(STYLES)?.[1]);

describe('a card that is 40 pixels high', () => {
  test('shows its rank alone, in letters of some 20 pixels at least', () => {
    expect(number(/@container play-card \(max-height: (\d+)px\)/u)).toBeGreaterThanOrEqual(40);
    // The drawing is 142 high.
    for (const size of [number(/\.tight text \{ font-size: (\d+)px/u), number(/\.wide \.tight text \{ font-size: (\d+)px/u)]) {
      expect(size * 40 / 142).toBeGreaterThanOrEqual(20);
    }
  });
});

test('each suit has a shape of its own, and each card says rank and suit', () => {
  const shapes = (['c', 'd', 'h', 's'] as const).map((suit) => markup(SUIT_SHAPES[suit]));
  expect(new Set(shapes).size).toBe(4);
  const [ten, other] = [markup(cardFace('Th', cardName('Th'))), markup(cardFace('Td', cardName('Td')))];
  expect(ten).toContain('>10<');
  expect(ten).toContain('10 of hearts');
  expect(other.replaceAll(/suit-d|diamonds/gu, '')).not.toBe(ten.replaceAll(/suit-h|hearts/gu, ''));
});
