/** What a browser reads before it installs the game: every picture is there in the size that is said, and the addresses hold anywhere. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PALETTE } from '../../src/design/palette';

interface Picture { readonly src: string; readonly sizes: string; readonly purpose?: string; readonly form_factor?: string }

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  readonly start_url: string; readonly scope: string; readonly display: string;
  readonly theme_color: string; readonly background_color: string;
  readonly icons: readonly Picture[]; readonly screenshots: readonly Picture[];
};
const page = readFileSync('index.html', 'utf8');

/** Width and height of a picture, as its file has them. */
function sizeOf(name: string): string {
  const bytes = readFileSync(`public/${name}`);
  if (bytes.readUInt32BE(0) === 0x89504e47) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  // A JPEG: from part to part, until the one that begins the picture.
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const kind = bytes[at + 1] ?? 0;
    if (kind >= 0xc0 && kind <= 0xc2) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  }
  return 'no picture';
}

/** Whether a PNG can be seen through anywhere: by its kind of colours. */
const isOpaque = (name: string): boolean => ![4, 6].includes(readFileSync(`public/${name}`)[25] ?? 6);

describe('pictures', () => {
  test.each([...manifest.icons, ...manifest.screenshots].filter(({ sizes }) => sizes !== 'any'))('$src is $sizes', ({ src, sizes }) => {
    expect(sizeOf(src)).toBe(sizes);
  });

  test('there is an icon of each size that shops and home screens ask for, and those that are cut have a ground to be cut from', () => {
    expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`))
      .toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any any']);
    expect(isOpaque('icons/maskable-512.png')).toBe(true);
    expect(isOpaque('icons/icon-512.png')).toBe(false);
    expect(sizeOf('icons/apple-touch-180.png')).toBe('180x180');
    expect(isOpaque('icons/apple-touch-180.png')).toBe(true);
    expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(['wide', 'narrow']);
  });
});

test('it opens in a window of its own, in the colour of the table, wherever it lies', () => {
  expect(manifest.display).toBe('standalone');
  expect([manifest.theme_color, manifest.background_color]).toEqual([PALETTE.table, PALETTE.table]);
  expect(page).toContain(`<meta name="theme-color" content="${PALETTE.table}" />`);
  for (const address of [manifest.start_url, manifest.scope, ...[...manifest.icons, ...manifest.screenshots].map(({ src }) => src)]) {
    expect(address).not.toMatch(/^\/|:/);
  }
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />');
});
