/**
 * Makes the lists of nouns that Through the Window is played with, from dictionaries that Debian has:
 * `node tools/run.mjs window lists --wordnet DIR --hunspell sv_SE.dic --freedict DIR`. The same dictionaries give the same lists.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { letterOf, type Letters } from '../../../../src/games/window/rules/game';
import { PACK } from '../../../../src/cards/card';
import { optionsOf, no, unreadable, type Asked } from '../../../commandLine';
import { isAlsoSaid, isCrude, isSaid } from './byHand';
import { dictionaryOf, nounsOfHunspell } from './swedish';
import { nounsOfWordNet, type Noun } from './wordnet';

const USAGE = 'node tools/run.mjs window lists --wordnet DIR --hunspell sv_SE.dic --freedict DIR [--to src/games/window/lists]';
/** At most so many of a letter are everyday words, which characters say. */
const MOST_EVERYDAY = 240;
/** Hardly anybody types a longer one in time. */
const LONGEST = 15;
/** An everyday word that is kept by hand stands where one that was counted so often does. */
const BY_HAND = 30;

/** For each letter the everyday nouns, the commonest first, and all others by the alphabet: words with a space between them. */
type List = Readonly<Record<string, readonly [everyday: string, others: string]>>;
type Dictionary = ReturnType<typeof dictionaryOf>;

interface Sources { readonly wordnet: string; readonly hunspell: string; readonly freedict: string; readonly to: string }

function readSources(argv: readonly string[]): Asked<Sources> {
  try {
    const { values: { wordnet, hunspell, freedict, to } } = parseArgs({ args: [...argv], options: {
      wordnet: { type: 'string' }, hunspell: { type: 'string' }, freedict: { type: 'string' },
      to: { type: 'string', default: 'src/games/window/lists' },
    } });
    if (wordnet === undefined || hunspell === undefined || freedict === undefined) return no(`A dictionary is missing: ${USAGE}`);
    return { ok: true, options: { wordnet, hunspell, freedict, to } };
  } catch (error) {
    return unreadable(error, USAGE);
  }
}

/** @param words all there are @param everyday how common some are, and null where nobody is to say them */
function listOf(letters: Letters, words: Iterable<string>, everyday: (word: string) => number | null): List {
  const asked = [...new Set(PACK.map((card) => letterOf(letters, card).toLowerCase()))].toSorted((a, b) => a.localeCompare(b, letters));
  const all = [...new Set(words)].filter((word) => word.length <= LONGEST && !isCrude(letters, word))
    .toSorted((a, b) => a.localeCompare(b, letters));
  return Object.fromEntries(asked.map((letter) => {
    const own = all.filter((word) => word.startsWith(letter));
    const common = own.flatMap((word) => {
      const worth = !isSaid(letters, word) ? null : isAlsoSaid(letters, word) ? Math.max(BY_HAND, everyday(word) ?? 0) : everyday(word);
      return worth === null ? [] : [{ word, worth }];
    }).toSorted((a, b) => b.worth - a.worth).slice(0, MOST_EVERYDAY).map(({ word }) => word);
    const said = new Set(common);
    return [letter, [common.join(' '), own.filter((word) => !said.has(word)).join(' ')]];
  }));
}

/** @param common words that a small dictionary has, too */
function english(nouns: ReadonlyMap<string, Noun>, common: ReadonlySet<string>): List {
  return listOf('en', nouns.keys(), (word) => {
    const { count, seen, small } = nouns.get(word)!;
    return seen && small && word.length > 2 && common.has(word) ? 1 + count : null;
  });
}

/** A Swedish noun is as common as the commonest English one that it means. */
function swedish(
  nouns: ReadonlyMap<string, boolean>, meanings: ReadonlyMap<string, ReadonlySet<string>>, of: ReadonlyMap<string, Noun>,
): List {
  return listOf('sv', nouns.keys(), (word) => {
    const meant = [...meanings.get(word) ?? []].flatMap((one) => of.get(one) ?? []).filter(({ seen }) => seen);
    return nouns.get(word) === true && meant.length > 0 ? 1 + Math.max(...meant.map(({ count }) => count)) : null;
  });
}

/** What Swedish words mean, by both dictionaries of FreeDict. */
function meaningsIn(fromSwedish: Dictionary, fromEnglish: Dictionary): ReadonlyMap<string, ReadonlySet<string>> {
  const meanings = new Map<string, Set<string>>();
  const add = (word: string, meaning: string): void => { meanings.set(word, (meanings.get(word) ?? new Set()).add(meaning)); };
  for (const [word, all] of fromSwedish) for (const one of all) add(word, one);
  for (const [word, all] of fromEnglish) for (const one of all) add(one, word);
  return meanings;
}

/** @returns the exit status */
export function writeLists(argv: readonly string[]): number {
  const sources = optionsOf(argv, USAGE, readSources);
  if (typeof sources === 'number') return sources;
  const { wordnet, hunspell, freedict, to } = sources;
  const nouns = nounsOfWordNet(wordnet);
  const [fromSwedish, fromEnglish] = ['swe-eng', 'eng-swe'].map((name) => dictionaryOf(join(freedict, `freedict-${name}.dict.dz`)));
  const common = new Set([...fromEnglish!.map(([word]) => word), ...fromSwedish!.flatMap(([, meanings]) => meanings)]);
  const lists = {
    en: english(nouns, common), sv: swedish(nounsOfHunspell(hunspell), meaningsIn(fromSwedish!, fromEnglish!), nouns),
  };
  for (const [language, list] of Object.entries(lists)) {
    writeFileSync(join(to, `${language}.json`), `${JSON.stringify(list, null, 1)}\n`);
    const counts = Object.entries(list).map(([letter, [everyday, others]]) =>
      `${letter} ${everyday.split(' ').length}+${others.split(' ').length}`);
    process.stdout.write(`${language}: ${counts.join(', ')}\n`);
  }
  return 0;
}
