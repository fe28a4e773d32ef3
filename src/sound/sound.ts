/**
 * Lets the table be heard and felt: it is told of it as the picture is, and tells nobody anything. zzfx comes when something may be heard
 * for the first time. Nothing sounds while sound is off or the page is hidden.
 */
import type { Draft } from '../layout/draft';
import type { Update } from '../session/viewState';
import type { KeptPreferences, Preferences } from '../setup/kept/preferences';
import { later } from '../loading/later';
import { untilTick } from './clockTicks';
import { EFFECTS, type Cue } from './cue';
import { effect, shout } from './cues';
import { heard, NOTHING_HEARD, type Told } from './listening';
import { createSpeaker } from './speaker';
import type { Speech } from './speech';
import type { Synth } from './synth/loadZzfx';

export interface SoundPorts {
  readonly preferences: Pick<KeptPreferences, 'now' | 'subscribe'>;
  readonly page: Pick<Document, 'hidden' | 'addEventListener'>;
  /** Whether anything moves. */
  readonly moves: () => boolean;
  /** In milliseconds, as the times of clocks are. */
  readonly now: () => number;
  readonly load: () => Promise<Synth>;
  readonly speech: Speech;
  /** The word of a call as it is spoken, and the language of that. */
  readonly word: () => { readonly text: string; readonly language: string };
  /** Lets the device vibrate; null where it cannot. */
  readonly vibrate: ((pattern: number[]) => void) | null;
  /** Does something when there is nothing else to do. */
  readonly whenIdle: (work: () => void) => void;
}

/** What is told of the table. */
export interface Sound {
  show(update: Update): void;
  setSpeed(speed: number): void;
  setDraft(draft: Draft): void;
  leave(): void;
}

/** In which a press or a key may let sound begin: not each browser takes each of them. */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/** Whether anything may be heard at all. */
function isOn({ muted, volume }: Preferences): boolean {
  return !muted && volume > 0;
}

/** The speaker, for as long as something may be heard. */
interface Loudspeaker {
  /** Plays cues, if anything may be heard. */
  play(cues: readonly Cue[], speed: number): void;
  /** Renders sounds one at a time, while there is nothing else to do. */
  prepare(cues: readonly Cue[]): void;
  hush(): void;
}

/** Brings the speaker in the first press or key in which something may be heard, and has it awake for just as long as that is so. */
function createLoudspeaker({ preferences, page, load, whenIdle, speech, word }: SoundPorts): Loudspeaker {
  const audible = (): boolean => isOn(preferences.now()) && !page.hidden;
  const speaker = later(async () => {
    const made = createSpeaker(await load());
    made.setVolumes(preferences.now());
    return made;
  });

  function prepare([next, ...others]: readonly Cue[]): void {
    if (next === undefined) return;
    whenIdle(() => {
      speaker.now()?.prepare(next);
      prepare(others);
    });
  }

  async function wake(): Promise<void> {
    const isNew = speaker.now() === null;
    const there = await speaker.get();
    if (audible()) there.wake();
    if (isNew) prepare(EFFECTS.map((name) => effect(name)));
  }

  function follow(): void {
    // Where it does not come, the next press tries again: the game is played without sound.
    if (audible()) wake().catch(() => {});
    else {
      speech.hush();
      speaker.now()?.sleep();
    }
  }

  /** Has a call spoken by the browser's own voice. Where that cannot, says no, or shouts after all. */
  function isSpoken(cue: Cue): boolean {
    const { speech: wanted, volume, voices } = preferences.now();
    if (cue.kind !== 'voice' || !wanted) return false;
    const { text, language } = word();
    return speech.speak(text, language, cue.voice, volume * voices, () => { if (audible()) speaker.now()?.play([{ ...cue, at: 0 }], 1); });
  }

  for (const gesture of GESTURES) page.addEventListener(gesture, follow, { capture: true, passive: true });
  page.addEventListener('visibilitychange', follow);
  preferences.subscribe((set) => {
    speaker.now()?.setVolumes(set);
    follow();
  });
  follow();
  return {
    play(cues, speed) { if (audible()) speaker.now()?.play(cues.filter((cue) => !isSpoken(cue)), speed); },
    prepare,
    hush() {
      speech.hush();
      speaker.now()?.hush();
    },
  };
}

/** Listens from now on. */
export function createSound(ports: SoundPorts): Sound {
  const { preferences, page, moves, now, vibrate } = ports;
  const loudspeaker = createLoudspeaker(ports);
  let listening = NOTHING_HEARD;
  let speed = 1;
  let tick: ReturnType<typeof setTimeout> | undefined;

  function tell(told: Told): void {
    const next = heard(listening, told);
    listening = next.listening;
    loudspeaker.play(next.cues, Number.isFinite(speed) ? speed : 1);
    if (next.pulse !== null && preferences.now().vibration && !page.hidden) vibrate?.([...next.pulse]);
  }

  function followClock(): void {
    clearTimeout(tick);
    const { view } = listening;
    const wait = view && untilTick(view, now());
    if (wait === null) return;
    tick = setTimeout(() => {
      loudspeaker.play([effect('tick')], 1);
      followClock();
    }, wait);
  }

  return {
    show(update) {
      const { seats } = update.state;
      const isNew = listening.view?.seats.length !== seats.length || update.happenings.some(({ type }) => type === 'dealt');
      tell({ type: 'shown', update, still: !moves() || !Number.isFinite(speed), now: now() });
      if (isNew) loudspeaker.prepare(seats.map((_, seat) => shout(update.state, seat)));
      followClock();
    },
    setSpeed(to) { speed = to; },
    setDraft(draft) { tell({ type: 'drafted', draft, now: now() }); },
    leave() {
      tell({ type: 'left' });
      clearTimeout(tick);
      loudspeaker.hush();
    },
  };
}
