/**
 * The browser's voices that calls can be spoken by: those of this device alone. Others would send what they say to somebody's server, and
 * are silent without a network.
 */

const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** A voice of this device that speaks a language: the one that the browser would choose, or else any; null where there is none. */
export function deviceVoice(synthesis: Pick<SpeechSynthesis, 'getVoices'>, language: string): SpeechSynthesisVoice | null {
  const voices = synthesis.getVoices().filter(({ lang, localService }) => localService && languageOf(lang) === languageOf(language));
  return voices.find((voice) => voice.default) ?? voices[0] ?? null;
}
