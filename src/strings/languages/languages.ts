/**
 * The languages that the game speaks, and how they are loaded: only the one that is spoken, and of it only the parts that are shown. A new
 * language is a line in the table and a folder beside it.
 */
import { LOADERS } from 'messages:loaders';
import { later, type Later } from '../../loading/later';
import { speakNow, spokenOf } from '../say';
import { DEFAULT_LANGUAGE, LANGUAGES, PSEUDO, type SpokenKey } from './table';

/** A part of the words: what every screen may say, what comes with the games, and what comes with the lessons. */
export const PARTS = ['start', 'later', 'lessons'] as const;
export type Part = (typeof PARTS)[number];

export interface Languages {
  /**
   * Speaks a language, once all its parts have come that are spoken now.
   * @returns whether it is spoken: not if another was asked for meanwhile
   * @throws where they do not come; then the language is as it was
   */
  speak(language: SpokenKey): Promise<boolean>;
  /** Lets a part come, in the language that is spoken and in every later one. @throws where it does not come */
  open(part: Part): Promise<void>;
}

type Loaders = Readonly<Record<string, Readonly<Record<string, () => Promise<{ readonly default: string }>>>>>;

/** Nothing is spoken yet. @param loaders where the words come from */
export function createLanguages(loaders: Loaders = LOADERS): Languages {
  let wanted: SpokenKey = DEFAULT_LANGUAGE;
  const parts = new Set<Part>(['start']);
  const texts = new Map<string, Later<{ readonly default: string }>>();

  function textOf(language: string, part: Part): Promise<{ readonly default: string }> {
    const name = `${language}/${part}`;
    // A part in which nothing is said has no file.
    const load = loaders[language]?.[part] ?? (() => Promise.resolve({ default: '' }));
    const known = texts.get(name) ?? later(load);
    texts.set(name, known);
    return known.get();
  }

  /** Loads what is open of it, and speaks it if it is still wanted and nothing was opened meanwhile. */
  async function speak(language: SpokenKey): Promise<boolean> {
    const open = [...parts];
    const pseudo = language === PSEUDO.key ? await import('./pseudo') : null;
    const source = language === PSEUDO.key ? 'en' : language;
    const came = await Promise.all(open.map((part) => textOf(source, part)));
    if (wanted !== language) return false;
    if (open.length < parts.size) return speak(language);
    const tag = language === PSEUDO.key ? PSEUDO.tag : LANGUAGES[language].tag;
    speakNow(spokenOf(tag, came.map((text) => text.default), pseudo?.lengthened));
    return true;
  }

  return {
    async speak(language) {
      const before = wanted;
      wanted = language;
      try {
        return await speak(language);
      } catch (fault) {
        if (wanted === language) wanted = before;
        throw fault;
      }
    },
    async open(part) {
      if (parts.has(part)) return;
      await textOf(wanted === PSEUDO.key ? 'en' : wanted, part);
      parts.add(part);
      await speak(wanted);
    },
  };
}
