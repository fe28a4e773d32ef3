/**
 * A plugin for Vite that verifies what ships for the training room, and fails the build with a sentence for each game or position that is
 * not what it says. The form of all is looked at; of the positions a sample is judged anew, another one for every other file. All of them
 * are by `npm run -s long -- positions`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { GamesFile } from '../../src/training/positions/shippedGames.ts';
import type { PositionsFile } from '../../src/training/positions/shippedPositions.ts';
import type * as verify from './verify.ts';

/** What verifies: it is loaded when something is built. */
type Verify = typeof verify;

interface Shipped { readonly games: GamesFile; readonly positions: PositionsFile }

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
  const [games, positions] = [readList(project, 'games'), readList(project, 'positions')];
  if (typeof games === 'string' || typeof positions === 'string') return [games, positions].filter((one) => typeof one === 'string');
  const faults = [...gameFaults(games), ...positionFaults(positions)];
  return faults.length > 0 ? faults : differencesOf(positions, sample);
}

const FILES = { games: 'games.json', positions: 'safe.json' } as const;

/** What a file holds, or a sentence about why it cannot be read. */
function readList<K extends keyof typeof FILES>(project: string, what: K): Shipped[K] | string {
  try {
    const file: unknown = JSON.parse(readFileSync(join(project, FOLDER, FILES[what]), 'utf8'));
    const holds = typeof file === 'object' && file !== null && what in file && Array.isArray(file[what as keyof typeof file]);
    return holds ? file as Shipped[K] : `${FILES[what]} does not verify: it has no list of ${what}.`;
  } catch (error) {
    return `${FILES[what]} cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
  }
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
