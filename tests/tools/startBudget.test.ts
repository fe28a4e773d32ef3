/** The script of the start screen is held to its size: all of it is counted, and what is too much is refused. */
import { describe, expect, test } from 'vitest';
import { START_BUDGET, gzipped, overBudget, scriptsOf, type Script } from '../../tools/startBudget';

/** Text that does not compress: as many characters of base 36 as are asked for. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 36).toString(36);
  }).join('');
}

const PAGE = `
  <!-- <script src="./gone.js"></script> -->
  <script src="./rescue.js"></script>
  <script type="module" crossorigin src="./assets/main.js"></script>
  <link rel="modulepreload" crossorigin href="./assets/shared.js">
  <link rel="stylesheet" crossorigin href="./assets/main.css">
  <script>document.title</script>`;

const FILES: Readonly<Record<string, Script>> = {
  'rescue.js': { code: 'rescue', imports: [] },
  'assets/main.js': { code: 'main', imports: ['assets/shared.js', 'assets/deep.js'] },
  'assets/shared.js': { code: 'shared', imports: ['assets/deep.js'] },
  'assets/deep.js': { code: 'deep', imports: ['assets/main.js'] },
  'assets/later.js': { code: 'later', imports: [] },
};

describe('the budget of the start screen', () => {
  test('counts each script that the page names and what these import at once, in a circle too, and nothing that comes later', () => {
    const scripts = scriptsOf(PAGE, (file) => FILES[file]!);
    expect([...scripts.keys()].toSorted()).toEqual(['assets/deep.js', 'assets/main.js', 'assets/shared.js', 'rescue.js']);
  });
  test('counts the first words of the language that has most of them, and of no other', () => {
    const languages = { en: { file: 'en.js' }, sv: { file: 'sv.js' }, eo: { file: null } };
    const page = `<meta name="snag-languages" content="${JSON.stringify(languages).replaceAll('"', '&quot;')}" />`;
    const words: Readonly<Record<string, Script>> = {
      'en.js': { code: noise(100), imports: [] }, 'sv.js': { code: noise(200), imports: [] },
    };
    expect([...scriptsOf(page, (file) => words[file]!).keys()]).toEqual(['sv.js']);
  });
  test('refuses one byte more than is allowed, and names the largest file first', () => {
    const scripts = new Map<string, Script>([
      ['small.js', { code: noise(40), imports: [] }], ['large.js', { code: noise(4000), imports: [] }],
    ]);
    const all = [...scripts.values()].reduce((sum, { code }) => sum + gzipped(code), 0);
    expect(overBudget(scripts, all)).toBeNull();
    const problem = overBudget(scripts, all - 1)!;
    expect(problem).toContain(`fetches ${all} bytes`);
    expect(problem.indexOf('large.js')).toBeLessThan(problem.indexOf('small.js'));
  });
  test('is sixty kilobytes, each file by itself', () => {
    const half = { code: noise(START_BUDGET * 0.75), imports: [] };
    expect(gzipped(half.code)).toBeGreaterThan(START_BUDGET / 2 - 5000);
    expect(overBudget(new Map([['one.js', half]]))).toBeNull();
    expect(overBudget(new Map([['one.js', half], ['two.js', half], ['three.js', half]]))).not.toBeNull();
  });
});
