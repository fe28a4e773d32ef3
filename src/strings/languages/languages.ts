/**
 * The languages that the game speaks, and how they are loaded: only the one that is spoken, and of it only the parts that are shown. A new
 * language is a line in the table and a folder beside it.
 */
import { LOADERS } from 'messages:loaders';
import { later, type Later } from '../../loading/later';
import { messagesOf, speakNow, spokenOf } from '../say';
import { DEFAULT_LANGUAGE, LANGUAGES, PSEUDO, type SpokenKey } from './table';

/** A part of the words, by its folder: what every screen may say, what comes with the games, with the lessons, and with each game. */
export type Part = string;

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
  /** Each is read once, however often it is spoken. */
  const read = new Map<string, Later<ReturnType<typeof messagesOf>>>();

  /** A part of the words, read. The pseudo-language has those of the language that it lengthens. */
  function partOf(language: SpokenKey, part: Part): Promise<ReturnType<typeof messagesOf>> {
    const source = language === PSEUDO.key ? DEFAULT_LANGUAGE : language;
    const name = `${source}/${part}`;
    const load = loaders[source]?.[part];
    if (!load) throw new Error(`there are no words for ${name}`);
    const known = read.get(name) ?? later(async () => messagesOf((await load()).default));
    read.set(name, known);
    return known.get();
  }

  /** Loads what is open of it, and speaks it if it is still wanted and nothing was opened meanwhile. */
  async function speak(language: SpokenKey): Promise<boolean> {
    const open = [...parts];
    const came = await Promise.all(open.map((part) => partOf(language, part)));
    const lengthened = language === PSEUDO.key ? (await import('./pseudo')).lengthened : undefined;
    if (wanted !== language) return false;
    if (open.length < parts.size) return speak(language);
    const { tag } = language === PSEUDO.key ? PSEUDO : LANGUAGES[language];
    speakNow(spokenOf(tag, came, lengthened));
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
      await partOf(wanted, part);
      parts.add(part);
      await speak(wanted);
    },
  };
}
