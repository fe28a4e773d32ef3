/** What is heard and felt: loaded in the first press or key. Puts its room together with the browser. */
import { createSound, type Sound, type SoundPorts } from '../sound/sound';
import { createSpeech } from '../sound/speech';
import { loadZzfx } from '../sound/synth/loadZzfx';
import type { KeptPreferences } from '../setup/kept/preferences';
import { languageTag, say } from '../strings/say';

/** Where a browser cannot tell when it is idle, so long is waited, in milliseconds. */
const IDLE_MS = 100;

/** A page that never has a moment to spare is heard after so long all the same, in milliseconds. */
const PATIENCE_MS = 1500;

const tellsIdle = 'requestIdleCallback' in globalThis;

/**
 * Safari cannot tell when it is idle, and lets sound begin in a press alone: there nothing is waited for, so that what the press asks for
 * may be there when the finger is lifted.
 */
const calm = async (): Promise<void> => {
  if (tellsIdle) await new Promise((resolve) => { requestIdleCallback(resolve, { timeout: PATIENCE_MS }); });
};

/**
 * @param moves whether anything moves on the page
 * @param begun is told what begins to sound
 */
export function openSound(preferences: KeptPreferences, moves: () => boolean, begun: SoundPorts['begun']): Sound {
  // iOS vibrates for no page, and older Safari does not tell when it is idle.
  const { vibrate } = navigator as Partial<Pick<Navigator, 'vibrate'>>;
  return createSound({
    preferences, page: document, moves, begun, now: () => performance.now(), load: loadZzfx,
    speech: createSpeech('speechSynthesis' in globalThis ? speechSynthesis : undefined),
    word: () => ({ text: say('sound-shout'), language: languageTag() }),
    // Chromium complains of what vibrates before somebody has touched the page.
    vibrate: vibrate ? (pattern) => { if (navigator.userActivation?.hasBeenActive !== false) vibrate.call(navigator, pattern); } : null,
    whenIdle: tellsIdle ? (work) => void requestIdleCallback(work) : (work) => void setTimeout(work, IDLE_MS),
    soon: (work) => void setTimeout(work), calm,
  });
}
