/**
 * The house with Bell on its card table, for the browser tests: a line more in the catalogue, and Bell's words. What ships is built without
 * this and has nothing of Bell.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../bell');
const LIST = 'export const CATALOGUE: Catalogue = {';
const wordsIn = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

export function withBell(): Plugin {
  return {
    name: 'with-bell',
    // Before the types are gone, and before what serves the house's own words.
    enforce: 'pre',
    load: (id) => (/^\0messages:\w+\/bell$/u.test(id) ? `export default ${JSON.stringify(wordsIn('words.ftl'))};` : null),
    transform(code, id) {
      if (id.endsWith('/src/games/catalogue.ts')) {
        if (!code.includes(LIST)) this.error(`the catalogue has no "${LIST}"`);
        return `import { BELL } from '${join(FOLDER, 'row.ts')}';\n${code.replace(LIST, `${LIST}\n  bell: BELL,`)}`;
      }
      if (id === '\0messages:loaders') return code.replaceAll(/(\w+): \{ /gu, "$1: { bell: () => import('messages:$1/bell'), ");
      return /^\0messages:\w+\/later$/u.test(id) ? `${code.replace(/;\s*$/u, '')} + ${JSON.stringify(`\n${wordsIn('card.ftl')}`)};` : null;
    },
  };
}
