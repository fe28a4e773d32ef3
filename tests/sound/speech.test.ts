/** Calls by the browser's own voice: which voice, how high, and what becomes of a call that no voice speaks. */
import { beforeAll, expect, test, vi } from 'vitest';
import { createSpeech, spokenPitch } from '../../src/sound/speech';

beforeAll(() => {
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  });
});

type Said = EventTarget & { readonly text: string; readonly lang: string; readonly pitch: number; readonly volume: number };

/** Voices by their language: one with a star is the browser's own choice, one with a cloud sends what it says away. */
function synthesis(...voices: string[]) {
  const said: Said[] = [];
  let cancelled = 0;
  return {
    said, cancelled: () => cancelled,
    speechSynthesis: {
      get speaking() { return said.length > 0; }, pending: false,
      getVoices: () => voices.map((name) => (
        { lang: name.slice(0, 5), default: name.endsWith('*'), localService: !name.endsWith('☁') }
      )),
      speak: (utterance: Said) => { said.push(utterance); }, cancel: () => { cancelled += 1; },
    } as unknown as SpeechSynthesis,
  };
}

const VOICE = { pitch: 196, throat: 1 };
const speakWith = (voices: string[], language: string): string | null => {
  const { said, speechSynthesis } = synthesis(...voices);
  const spoken = createSpeech(speechSynthesis).speak('Snag!', language, VOICE, 0.5, () => {});
  expect(said).toHaveLength(spoken ? 1 : 0);
  return said[0]?.lang ?? null;
};

test.each<[string, string[], string, string | null]>([
  ['the voice of the language', ['de-DE', 'sv-SE'], 'sv', 'sv-SE'],
  ['the one that the browser prefers', ['en-US', 'en-GB*'], 'en', 'en-GB'],
  ['any of it', ['en_US', 'de-DE*'], 'en-GB', 'en_US'], ['none, where there is none', ['de-DE*'], 'sv', null],
  ['none that sends away what it says', ['sv-SE☁'], 'sv', null], ['none at all', [], 'en', null],
])('a call is spoken by %s', (_, voices, language, spoken) => { expect(speakWith(voices, language)).toBe(spoken); });

test('it is spoken as high and as loud as the caller calls, and at once', () => {
  const { said, speechSynthesis, cancelled } = synthesis('en-GB');
  const speech = createSpeech(speechSynthesis);
  for (const pitch of [110, 392]) speech.speak('Snag!', 'en', { pitch, throat: 1 }, 0.25, () => {});
  expect(said).toMatchObject([{ text: 'Snag!', volume: 0.25, pitch: spokenPitch({ pitch: 110, throat: 1 }) }, { pitch: 1.8 }]);
  expect(said[0]!.pitch).toBeLessThan(0.6);
  // The first had nobody to cut short.
  expect(cancelled()).toBe(1);
});

test('what the voice cannot speak after all is told; what was cut short is not', () => {
  const { said, speechSynthesis } = synthesis('en-GB');
  let failed = 0;
  const speech = createSpeech(speechSynthesis);
  for (const error of ['canceled', 'interrupted', 'synthesis-failed']) {
    speech.speak('Snag!', 'en', VOICE, 1, () => { failed += 1; });
    said.at(-1)!.dispatchEvent(Object.assign(new Event('error'), { error }));
  }
  expect(failed).toBe(1);
});

test('a browser without speech speaks nothing, and can be hushed', () => {
  const speech = createSpeech(undefined);
  speech.hush();
  expect(speech.speak('Snag!', 'en', VOICE, 1, () => {})).toBe(false);
});

test('a sentence is read in the place of what is spoken, and its end is told once: by the voice, by a cut, or after some patience', () => {
  vi.useFakeTimers();
  const { said, speechSynthesis, cancelled } = synthesis('en-GB');
  const speech = createSpeech(speechSynthesis);
  const ends: string[] = [];
  const read = (sentence: string) => speech.read(sentence, 'en', 0.5, () => { ends.push(sentence); });
  expect([read('Seven.'), read('Two.'), read('Nine.')]).toEqual([true, true, true]);
  expect(said.map(({ text, volume }) => [text, volume])).toEqual([['Seven.', 0.5], ['Two.', 0.5], ['Nine.', 0.5]]);
  expect(cancelled()).toBe(2);
  said[1]!.dispatchEvent(Object.assign(new Event('error'), { error: 'interrupted' }));
  said[0]!.dispatchEvent(new Event('end'));
  said[0]!.dispatchEvent(new Event('end'));
  expect(ends).toEqual(['Two.', 'Seven.']);
  vi.advanceTimersByTime(60_000);
  expect(ends).toEqual(['Two.', 'Seven.', 'Nine.']);
  expect(createSpeech(synthesis('de-DE').speechSynthesis).read('Seven.', 'en', 1, () => {})).toBe(false);
  vi.useRealTimers();
});
