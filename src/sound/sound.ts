/**
 * Lets the table be heard and felt: it is told of it as the picture is, and tells nobody anything. Nothing is heard or felt while the page
 * is hidden.
 */
import type { Draft } from '../layout/draft';
import type { Update } from '../session/viewState';
import { untilTick } from './clockTicks';
import { effect, shout } from './cues';
import { heard, NOTHING_HEARD, type Told } from './listening';
import { createLoudspeaker, type LoudspeakerPorts } from './loudspeaker';
import { vibration, type Pulse } from './pulses';
import { trialOf } from './trial';

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
}

/** What is set is tried out once nothing more has been set for so long: a slider tells of each step on its way. */
const TRIAL_MS = 120;

/** A tick that is later than this is not heard, in milliseconds: the timers of a hidden page, or of a device that slept, come late. */
const LATE_MS = 250;

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
      tell({ type: 'shown', update, still: !moves() || !Number.isFinite(speed), now: now() });
      if (isNew) loudspeaker.prepare(seats.map((_, seat) => shout(seats, seat)));
      followClock();
    },
    setSpeed(to) { speed = to; },
    setDraft(draft) { tell({ type: 'drafted', draft, now: now() }); },
    leave() {
      tell({ type: 'left' });
      clearTimeout(tick);
    },
  };
}
