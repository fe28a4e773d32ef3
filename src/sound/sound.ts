/**
 * Lets the table be heard and felt: it is told of it as the picture is, and tells nobody anything. Nothing is heard or felt while the page
 * is hidden.
 */
import type { Draft } from '../layout/draft';
import type { Update } from '../session/viewState';
import { untilTick } from './clockTicks';
import { effect, type Cue, type EffectCue, type ShoutCue } from './cue';
import { shout } from './cues';
import { heard, NOTHING_HEARD, type Told } from './listening';
import { createLoudspeaker, type LoudspeakerPorts } from './loudspeaker';
import { vibration, type Pulse } from './pulses';
import { trialOf } from './trial';
import { voiceAt } from './voices';

export interface SoundPorts extends LoudspeakerPorts {
  /** Whether anything moves. */
  readonly moves: () => boolean;
  /** Lets the device vibrate; null where it cannot. */
  readonly vibrate: ((pattern: number[]) => void) | null;
}

/** What is told of the table. */
export interface Sound {
  show(update: Update): void;
  setSpeed(speed: number): void;
  setDraft(draft: Draft): void;
  leave(): void;
  /** What a guest of the house lets be heard. */
  play(cues: readonly (EffectCue | ShoutCue)[]): void;
  /** Reads a sentence aloud. @returns false where it cannot: then `done` is not told */
  read(sentence: string, done: () => void): boolean;
}

/** What is set is tried out once nothing more has been set for so long: a slider tells of each step on its way. */
const TRIAL_MS = 120;

/** A tick that is later than this is not heard, in milliseconds: the timers of a hidden page, or of a device that slept, come late. */
const LATE_MS = 250;

/** A guest's calls come in the voices of the house. */
function cueOf(cue: EffectCue | ShoutCue): Cue {
  if (cue.kind === 'effect') return cue;
  const { at, word, seats, seat } = cue;
  return { kind: 'voice', name: 'shout', at, word, voice: voiceAt(seats, seat) };
}

/** Listens from now on. */
export function createSound(ports: SoundPorts): Sound {
  const { preferences, page, moves, now, vibrate } = ports;
  const loudspeaker = createLoudspeaker(ports);
  let listening = NOTHING_HEARD;
  let speed = 1;
  let tick: ReturnType<typeof setTimeout> | undefined;
  let trial: ReturnType<typeof setTimeout> | undefined;

  function tell(told: Told): void {
    const next = heard(listening, told);
    listening = next.listening;
    if (next.cut) loudspeaker.hush();
    loudspeaker.play(next.cues, Number.isFinite(speed) ? speed : 1);
    feel(next.pulse);
  }

  function feel(pulse: Pulse | null): void {
    if (pulse !== null && preferences.now().vibration && !page.hidden) vibrate?.(vibration(pulse, speed));
  }

  function followClock(): void {
    clearTimeout(tick);
    const { view } = listening;
    const wait = view && untilTick(view, now());
    if (wait === null) return;
    const due = now() + wait;
    tick = setTimeout(() => {
      if (now() - due < LATE_MS) loudspeaker.play([effect('tick')], 1);
      followClock();
    }, wait);
  }

  preferences.subscribe((set, before) => {
    const { cue, pulse } = trialOf(set, before);
    feel(pulse);
    if (cue === null) return;
    clearTimeout(trial);
    trial = setTimeout(() => loudspeaker.play([cue], 1), TRIAL_MS);
  });
  return {
    show(update) {
      const { seats } = update.state;
      const isNew = listening.view?.seats.length !== seats.length || update.happenings.some(({ type }) => type === 'dealt');
      tell({ type: 'shown', update, still: !moves() || !Number.isFinite(speed), speed, now: now() });
      if (isNew) loudspeaker.prepare(seats.map((_, seat) => shout(seats, seat)));
      followClock();
    },
    play: (cues) => loudspeaker.play(cues.map(cueOf), 1),
    read: loudspeaker.read,
    setSpeed(to) { speed = to; },
    setDraft(draft) { tell({ type: 'drafted', draft, now: now() }); },
    leave() {
      tell({ type: 'left' });
      clearTimeout(tick);
    },
  };
}
