/** The script of the phone's page is held to its size, up to the rack; and what two pages share goes into one file. */
import { describe, expect, test } from 'vitest';
import { resolve } from 'node:path';
import { sharedScript, type Modules } from '../../tools/sharedScript';
import { racksIn, withRack, type BuiltScript } from '../../tools/tableBudget';

const built = (code: string, more: Partial<BuiltScript> = {}): BuiltScript =>
  ({ code, imports: [], moduleIds: [], facadeModuleId: null, ...more });

describe('the budget of the phone’s page', () => {
  const files: Readonly<Record<string, string>> = {
    'src/games/catalogue.ts': `a: { rack: async () => (await import('../rack/snagRack')).rack, page: async () => (await import('./a')).x },
      b: { rack: async () => (await import('./b/rack')).rack }`,
    'src/rack/snagRack.ts': "export const rack = { words: ['table', 'apart'], create() {} };",
    'src/games/b/rack.ts': "export const rack = rackOf({\n  words: ['b'],\n});",
  };
  test('knows each rack of the catalogue, and which words it speaks with', () => {
    expect(racksIn('src/games/catalogue.ts', (file) => files[file]!)).toEqual([
      { file: 'src/rack/snagRack.ts', words: ['table', 'apart'] }, { file: 'src/games/b/rack.ts', words: ['b'] },
    ]);
    expect(() => racksIn('src/games/catalogue.ts', (file) => (file === 'src/games/b/rack.ts' ? '' : files[file]!))).toThrow('which words');
  });
  test('counts the page, one rack with all that it imports, and the words of both in one language', () => {
    const all = new Map<string, BuiltScript>([
      ['rack.js', built('rack', { facadeModuleId: resolve('src/games/b/rack.ts'), imports: ['parts.js', 'main.js'] })],
      ['parts.js', built('parts', { imports: ['deep.js'] })], ['deep.js', built('deep', { imports: ['parts.js'] })],
      ['other.js', built('other', { facadeModuleId: resolve('src/rack/snagRack.ts') })],
      ['en-b.js', built('b', { moduleIds: ['\0messages:en/b'] })], ['sv-b.js', built('b', { moduleIds: ['\0messages:sv/b'] })],
      ['en-apart.js', built('apart', { moduleIds: ['\0messages:en/apart'] })],
    ]);
    const scripts = withRack(new Map([['main.js', built('main')]]), { file: 'src/games/b/rack.ts', words: ['b'] }, all, 'en');
    expect([...scripts.keys()].toSorted()).toEqual(['deep.js', 'en-apart.js', 'en-b.js', 'main.js', 'parts.js', 'rack.js']);
  });
});

describe('what goes into the shared files', () => {
  /** Each module with those that import it at once, and those that do so later. */
  const importers: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
    '/main.ts': [['/index.html'], []], '/table.ts': [['/table.html'], []], '/both.ts': [['/main.ts', '/table.ts'], []],
    '/deep.ts': [['/both.ts', '/deep.ts'], []], '/late.ts': [['/main.ts'], ['/table.ts']], '/game.ts': [[], ['/main.ts', '/table.ts']],
    '/both.css': [['/main.ts', '/table.ts'], []], '/a/rack.ts': [[], ['/catalogue.ts']], '/seats.ts': [['/main.ts', '/a/rack.ts'], []],
    '/catalogue.ts': [['/main.ts', '/table.ts'], []], '/drawn.ts': [['/a/rack.ts'], []], '/keep.ts': [[], ['/table.ts']],
    '/store.ts': [['/main.ts', '/keep.ts'], []],
  };
  const modules: Modules = {
    getModuleInfo(id) {
      const [at = [], later = []] = importers[id] ?? [];
      return { importers: at, dynamicImporters: later };
    },
  };
  test.each([
    ['/both.ts', 'basics'], ['/deep.ts', 'basics'], ['/late.ts', 'kept'], ['/main.ts', null], ['/table.ts', null], ['/game.ts', null],
    ['/both.css', null], ['/seats.ts', 'basics'], ['/catalogue.ts', 'basics'], ['/drawn.ts', null], ['/store.ts', 'kept'],
  ])('%s: %s', (id, file) => { expect(sharedScript(id, modules, ['a/rack.ts'])).toBe(file); });
});
