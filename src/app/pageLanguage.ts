/**
 * Which language the page speaks. public/language.js has chosen the first one, before any script came: by the link, by the setting, by
 * the system. From then on the setting leads, and the system where that says so.
 */
import type { KeptPreferences } from '../setup/kept/preferences';
import { cleanText } from '../setup/names';
import type { Languages } from '../strings/languages/languages';
import { languageTag } from '../strings/say';
import { PSEUDO, isLanguage, languageAmong, type SpokenKey } from '../strings/languages/table';

/** The longest word for a language that is told back to whoever asked for it. */
const WORD_LENGTH = 20;

/** The language that was chosen for the page. @param root its outermost element */
export function pageLanguage({ dataset }: Pick<HTMLElement, 'dataset'>): SpokenKey {
  const chosen = dataset['language'] ?? '';
  return chosen === PSEUDO.key ? chosen : languageAmong([chosen]);
}

/** Says in which language the page is, for screen readers and hyphens. */
export function namePageLanguage(root: Pick<HTMLElement, 'lang'>): void {
  root.lang = languageTag();
}

/** The language that a link asks for and the game does not speak, as it can be told; null where there is none. */
export function languageAsked(word: string | null): string | null {
  if (word === null || word === PSEUDO.key || isLanguage(word.toLowerCase().split('-')[0] ?? '')) return null;
  return cleanText(word).slice(0, WORD_LENGTH) || null;
}

export interface LanguagePorts {
  readonly languages: Pick<Languages, 'speak'>;
  readonly preferences: Pick<KeptPreferences, 'now' | 'subscribe'>;
  /** What the page's link asks for; null where it asks for none. */
  readonly link: () => string | null;
  /** The languages that the system asks for, the dearest first. */
  readonly system: () => readonly string[];
  readonly systemChanged: (told: () => void) => void;
  /** A setting was made, which counts from now on instead of the link. */
  readonly forgetLink: () => void;
  /** Another language is spoken. */
  readonly spoken: () => void;
  /** Its words did not come: it is spoken from the next visit on. */
  readonly failed: () => void;
}

/** Speaks what the setting says, from its next change on, and what the system says, from its next one. */
export function followLanguage({ languages, preferences, link, system, systemChanged, forgetLink, spoken, failed }: LanguagePorts): void {
  async function follow(): Promise<void> {
    try {
      // The same order as in public/language.js: "system" as a setting is no language, and neither is a broken one.
      if (await languages.speak(languageAmong([link() ?? '', preferences.now().language, ...system()]))) spoken();
    } catch {
      failed();
    }
  }

  preferences.subscribe((now, before) => {
    if (now.language === before.language) return;
    forgetLink();
    void follow();
  });
  systemChanged(() => void follow());
}
