/** Reads the English nouns of WordNet 3.0 (wndb(5WN)): which there are, how often each was met in texts, and what can be seen of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A noun in lower case. */
export interface Noun {
  /** How often it stands in the texts in which Princeton counted, in any of its senses. */
  readonly count: number;
  /** Whether its commonest sense is a thing, a place, somebody or an animal: what one may see through a window. */
  readonly seen: boolean;
  /** Whether it is written with a small letter. */
  readonly small: boolean;
}

/**
 * Files of nouns by what they name (lexnames(5WN)): animals, artefacts, bodies, food, places, objects, people, phenomena, plants and
 * substances.
 */
const SEEN = new Set(['05', '06', '08', '13', '15', '17', '18', '19', '20', '27']);
/** Synsets by which others are marked: slurs and obscenities, and what is said to belittle. */
const [SLURS, OBSCENE, BELITTLING] = ['06718862', '07124340', '06717170'];
/** The pointer to how a word is used. */
const USAGE = ';u';

interface Synset { readonly words: readonly string[]; readonly file: string; readonly isCrude: boolean; readonly belittles: boolean }

function synsetsIn(text: string): ReadonlyMap<string, Synset> {
  return new Map(text.split('\n').filter((line) => /^\d/u.test(line)).map((line) => {
    const parts = line.split(' | ')[0]!.split(' ');
    const [offset, file, , count] = parts;
    const words = Array.from({ length: Number.parseInt(count!, 16) }, (_, i) => parts[4 + 2 * i]!);
    const used = parts.flatMap((part, i) => (part === USAGE ? [parts[i + 1]!] : []));
    return [offset!, {
      words, file: file!, isCrude: used.includes(SLURS!) || used.includes(OBSCENE!), belittles: used.includes(BELITTLING!),
    }];
  }));
}

/** Counts of nouns by sense keys (cntlist(5WN)): of `tree%1:20:00::` and its like, summed for each word. */
function countsIn(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, word, count] = /^([^%]+)%1\S* \d+ (\d+)/u.exec(line) ?? [];
    if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + Number(count));
  }
  return counts;
}

/** Two words or more, as they are written there: `fire_engine`, `t-shirt`. */
const SEVERAL = /[-_]/u;
const LIVING = new Set(['05', '20']);

/** @param folder where the files of the package wordnet-base lie @returns each noun in lower case, with `_` for a blank */
export function nounsOfWordNet(folder: string): ReadonlyMap<string, Noun> {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const [synsets, counts] = [synsetsIn(read('data.noun')), countsIn(read('cntlist.rev'))];
  const nouns = new Map<string, Noun>();
  for (const line of read('index.noun').split('\n')) {
    const [word = '', ...parts] = line.trim().split(/\s+/u);
    if (!/^[a-z]{2,}$|^[a-z]+(?:[-_][a-z]+)+$/u.test(word)) continue;
    // The offsets of its synsets end the line, the commonest first.
    const senses = parts.filter((part) => /^\d{8}$/u.test(part)).map((offset) => synsets.get(offset)!);
    if (senses.some(({ isCrude }) => isCrude) || senses.every(({ belittles }) => belittles)) continue;
    const small = senses.some(({ words }) => words.includes(word));
    // What animals and plants are called in Latin.
    if (SEVERAL.test(word) && !small && senses.every(({ file }) => LIVING.has(file))) continue;
    nouns.set(word, { count: counts.get(word) ?? 0, seen: SEEN.has(senses[0]!.file), small });
  }
  return nouns;
}
