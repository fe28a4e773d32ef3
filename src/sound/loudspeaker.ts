/**
 * Whether anything is heard, and through what: brings the speaker in the first press or key in which something may be heard, has it awake
 * for as long as that is so, and leaves calls to the device's own voice where that is wanted.
 */
import { later, type Later } from '../loading/later';
import type { KeptPreferences, Preferences } from '../setup/kept/preferences';
import { effect, EFFECTS, type Begun, type Cue } from './cue';
import { createSpeaker, type Speaker } from './speaker';
import type { Speech } from './speech';
import type { Synth } from './synth/loadZzfx';

export interface LoudspeakerPorts {
  readonly preferences: Pick<KeptPreferences, 'now' | 'subscribe'>;
  /** All that is ever heard here, where it isn't every sound of a table. */
  readonly heard?: readonly Cue[];
  readonly page: Pick<Document, 'hidden' | 'addEventListener'>;
  readonly load: () => Promise<Synth>;
  readonly speech: Speech;
  /** The word of a call as it is spoken, and the language of that. */
  readonly word: () => { readonly text: string; readonly language: string };
  /** The page's milliseconds. */
  readonly now: () => number;
  /** Is told what begins to sound. Whoever listens to a microphone must not take it for a person. */
  readonly begun: (sounds: readonly Begun[]) => void;
  /** Does something when there is nothing else to do. */
  readonly whenIdle: (work: () => void) => void;
  /** Does something after what is being done now. */
  readonly soon: (work: () => void) => void;
  /** Comes back once the page has a moment to spare, or has had none for a while. */
  readonly calm: () => Promise<void>;
}

/** In which a press or a key may let sound begin: not each browser takes each of them. */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown', 'keyup'] as const;

/** About how long a voice takes to shout a word, in milliseconds. Browsers do not tell before. */
const SPOKEN_MS = 900;

/** Whether anything may be heard at all. */
function isOn({ muted, volume }: Preferences): boolean {
  return !muted && volume > 0;
}

export interface Loudspeaker {
  /** Plays cues, if anything may be heard. */
  play(cues: readonly Cue[], speed: number): void;
  /** Has sounds built, once they can be and while there is nothing else to do. */
  prepare(cues: readonly Cue[]): void;
  /** Has a sentence read aloud. @param done told once, when it ends however it does @returns false where it cannot be: nothing is told */
  read(sentence: string, done: () => void): boolean;
  hush(): void;
}

/** Brings the speaker, and wakes it if anything may still be heard when it is there. */
async function wake(speaker: Later<Speaker>, audible: () => boolean): Promise<void> {
  const there = await speaker.get();
  if (audible()) await there.wake();
}

/** Does things some time later, in milliseconds, as long as nobody clears them away. */
function createDelays(): { readonly after: (wait: number, act: () => void) => void; readonly clear: () => void } {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    after(wait, act) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        act();
      }, wait);
      timers.add(timer);
    },
    clear() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** Calls by the device's own voice. */
interface SpokenCalls {
  /** Has a call spoken when it is its time, where that is wanted. @returns false where it cannot be, and for all else that is heard */
  take(cue: Cue, speed: number): boolean;
  hush(): void;
}

/**
 * @param play plays a call whose time has come
 * @param shout plays one that the voice could not speak after all
 */
function createSpokenCalls(
  { preferences, speech, word, now, begun }: LoudspeakerPorts, play: (call: Cue) => void, shout: (call: Cue) => void,
): SpokenCalls {
  const delays = createDelays();
  return {
    take(cue, speed) {
      const { speech: wanted, volume, voices } = preferences.now();
      // Not each device's voice can be as soft as nothing.
      if (cue.kind !== 'voice' || !wanted || voices === 0) return false;
      const call = { ...cue, at: 0 };
      if (cue.at > 0) {
        delays.after(cue.at / speed, () => play(call));
        return true;
      }
      const { text, language } = word();
      const spoken = speech.speak(cue.word ?? text, language, cue.voice, volume * voices, () => shout(call));
      if (spoken) begun([{ kind: 'voice', from: now(), until: now() + SPOKEN_MS }]);
      return spoken;
    },
    hush() {
      delays.clear();
      speech.hush();
    },
  };
}

/** Sounds from now on. What cannot be loaded is tried again at the next press or key. */
export function createLoudspeaker(ports: LoudspeakerPorts): Loudspeaker {
  const { preferences, page, load, calm, now, begun } = ports;
  const calls = createSpokenCalls(ports, (call) => play([call], 1), (call) => sound([call], 1));
  const audible = (): boolean => isOn(preferences.now()) && !page.hidden;
  /** What is to be built as soon as it can be. */
  let asked: readonly Cue[] = ports.heard ?? EFFECTS.map((name) => effect(name));
  const speaker: Later<Speaker> = later(async () => {
    // To open an AudioContext takes a slow page a tenth of a second: not in the press itself, which mostly opens a table.
    await calm();
    const made = createSpeaker(await load(), ports);
    made.setVolumes(preferences.now());
    made.prepare(asked);
    return made;
  });

  function follow(): void {
    // Where it does not come, the game is played without sound. Where it is there it is asked in the press itself: iOS grants it no later.
    if (audible()) return void (speaker.now()?.wake() ?? wake(speaker, audible)).catch(() => {});
    calls.hush();
    speaker.now()?.sleep();
  }

  function sound(cues: readonly Cue[], speed: number): void {
    if (!audible()) return;
    speaker.now()?.play(cues, speed, (sounds) => {
      const start = now();
      if (sounds.length > 0) begun(sounds.map(({ kind, from, until }) => ({ kind, from: start + from, until: start + until })));
    });
  }

  function play(cues: readonly Cue[], speed: number): void {
    if (audible()) sound(cues.filter((cue) => !calls.take(cue, speed)), speed);
  }

  for (const gesture of GESTURES) page.addEventListener(gesture, follow, { capture: true, passive: true });
  page.addEventListener('visibilitychange', follow);
  preferences.subscribe((set) => {
    speaker.now()?.setVolumes(set);
    follow();
  });
  follow();
  return {
    play,
    prepare(cues) {
      const there = speaker.now();
      if (there) there.prepare(cues);
      else asked = [...asked, ...cues];
    },
    read(sentence, done) {
      const { volume, voices } = preferences.now();
      return audible() && voices > 0 && ports.speech.read(sentence, ports.word().language, volume * voices, done);
    },
    hush() {
      calls.hush();
      speaker.now()?.hush();
    },
  };
}
