/** `npm run -s messages`: writes the types of the messages anew, and tells what is wrong with them. Status 1 where anything is. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from './messages/catalogue';
import { SOURCE, messageProblems } from './messages/problems';
import { typesOf } from './messages/types';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const root = join(project, 'src/strings');

export function main(): Promise<number> {
  rmSync(join(root, 'messages'), { recursive: true, force: true });
  mkdirSync(join(root, 'messages'), { recursive: true });
  for (const [file, text] of typesOf(readCatalogue(join(root, SOURCE)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const problems = messageProblems(project);
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  return Promise.resolve(problems.length === 0 ? 0 : 1);
}
