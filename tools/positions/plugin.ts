/**
 * A plugin for Vite that verifies what ships for the training room, and fails the build with a sentence for each game or position that is
 * not what it says. The form of all is looked at; of the positions a sample is judged anew, another one for every other file. All of them
 * are by `npm run -s long -- positions`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as verify from './verify.ts';

/** What verifies: it is loaded when something is built. */
type Verify = typeof verify;

const FOLDER = 'src/training/positions';
/** Positions that are judged anew in a build: some two seconds. */
const SAMPLE = 60;

/** What is wrong with the files of a project, a sentence each. @param sample how many positions are judged anew */
export async function shippedFaults(project: string, sample = SAMPLE): Promise<string[]> {
  // Only whoever builds needs the judge: it is no part of the configuration.
  const { module } = await runnerImport<Verify>(join(import.meta.dirname, 'verify.ts'), {
    configFile: false, root: process.cwd(), logLevel: 'error',
  });
  const { differencesOf, gameFaults, positionFaults } = module;
  const read = (name: string): string => readFileSync(join(project, FOLDER, name), 'utf8');
  const positions = JSON.parse(read('safe.json'));
  const faults = [...gameFaults(JSON.parse(read('games.json'))), ...positionFaults(positions)];
  return faults.length > 0 ? faults : differencesOf(positions, sample);
}

/** @param project the folder of the project */
export function verifiedPositions(project = process.cwd()): Plugin {
  return {
    name: 'verified-positions',
    apply: 'build',
    async buildStart() {
      const faults = await shippedFaults(project);
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
