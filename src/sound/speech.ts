/** Has calls spoken, and sentences read aloud, by a voice of the device, for those who want that. */
import type { Voice } from './cue';
import { deviceVoice } from './deviceVoice';

/** The pitch in hertz that a browser's voice has by itself, about. */
const USUAL_PITCH = 196;
/** What the Web Speech API takes as pitch, where 1 is usual; its ends sound unlike anybody. */
const [LOWEST, HIGHEST] = [0.4, 1.8];
/** It is a shout. */
const RATE = 1.25;

export interface Speech {
  /**
   * Speaks a word.
   * @param language in which, as browsers know it
   * @param volume from 0 to 1
   * @param failed hears of it where the voice could not speak after all
   * @returns false where this device has no voice for the language: then nothing is spoken
   */
  speak(word: string, language: string, voice: Voice, volume: number, failed: () => void): boolean;
  /**
   * Reads a sentence aloud, in the place of what is spoken now.
   * @param done told once, when it was read, was cut off, or nothing is heard of it any more
   * @returns false where this device has no voice for the language: then nothing is told
   */
  read(sentence: string, language: string, volume: number, done: () => void): boolean;
  hush(): void;
}

/** A voice that has not said that it is done after so long has come to its end: in some browsers it never says so. In milliseconds. */
const PATIENCE = { least: 2500, letter: 150 };

/** The pitch with which a browser's voice comes nearest to somebody's. */
export function spokenPitch({ pitch }: Voice): number {
  return Math.min(HIGHEST, Math.max(LOWEST, pitch / USUAL_PITCH));
}

/** @param synthesis `speechSynthesis`; without it nothing is spoken */
export function createSpeech(synthesis: SpeechSynthesis | undefined): Speech {
  /** What is read: a browser may forget what nobody holds, and never say that it ends. */
  let read: SpeechSynthesisUtterance | null = null;

  // In some browsers a cancel takes what comes right after it with it.
  function clear(): void {
    if (synthesis?.speaking || synthesis?.pending) synthesis.cancel();
  }

  // The list is empty until it was asked for.
  synthesis?.getVoices();
  return {
    speak(word, language, voice, volume, failed) {
      const chosen = synthesis && deviceVoice(synthesis, language);
      if (!synthesis || !chosen) return false;
      const spoken = new SpeechSynthesisUtterance(word);
      Object.assign(spoken, { voice: chosen, lang: chosen.lang, pitch: spokenPitch(voice), rate: RATE, volume });
      spoken.addEventListener('error', ({ error }) => { if (error !== 'canceled' && error !== 'interrupted') failed(); });
      // Who calls now is not kept waiting by who called before.
      clear();
      synthesis.speak(spoken);
      return true;
    },
    read(sentence, language, volume, done) {
      const chosen = synthesis && deviceVoice(synthesis, language);
      if (!synthesis || !chosen) return false;
      const spoken = new SpeechSynthesisUtterance(sentence);
      Object.assign(spoken, { voice: chosen, lang: chosen.lang, volume });
      clear();
      read = spoken;
      tellEnd(spoken, Math.max(PATIENCE.least, sentence.length * PATIENCE.letter), () => {
        if (read === spoken) read = null;
        done();
      });
      synthesis.speak(spoken);
      return true;
    },
    hush: () => synthesis?.cancel(),
  };
}

/** Tells once when something spoken ends, however it does. @param patience after which it counts as ended, in milliseconds */
function tellEnd(spoken: SpeechSynthesisUtterance, patience: number, ended: () => void): void {
  let told = false;
  const tell = (): void => {
    clearTimeout(timer);
    if (!told) ended();
    told = true;
  };
  const timer = setTimeout(tell, patience);
  spoken.addEventListener('end', tell);
  spoken.addEventListener('error', tell);
}
