/** What is heard and felt of a setting as it is changed, so that nobody has to guess how loud it is. Pure. */
import type { Preferences } from '../setup/kept/preferences';
import { effect, type Cue } from './cue';
import { shout } from './cues';
import { LANDED, type Pulse } from './pulses';

type Heard = Pick<Preferences, 'muted' | 'volume' | 'effects' | 'voices' | 'speech' | 'vibration'>;

export interface Trial { readonly cue: Cue | null; readonly pulse: Pulse | null }

/** A tile for the whole and for effects, a call for voices, a short vibration where it is put on. */
export function trialOf(now: Heard, before: Heard): Trial {
  const changed = (...keys: readonly (keyof Heard)[]): boolean => keys.some((key) => now[key] !== before[key]);
  const pulse = now.vibration && changed('vibration') ? LANDED : null;
  if (changed('voices', 'speech')) return { cue: shout([], 0), pulse };
  return { cue: changed('muted', 'volume', 'effects') ? effect('setDown') : null, pulse };
}
