/** Calling by voice: loaded when somebody wants it. Puts its rooms together with the browser's microphone. */
import '../ui/styles/shout.css';
import { default as address } from '../../workers/shout.worklet.ts?worker&url';
import { earNode, earOpener } from '../shout/ear';
import { keptShout } from '../shout/keptShout';
import { createShout } from '../shout/shout';
import { shoutPageWith } from '../ui/shout/shoutPage';

/** A short way from the microphone is worth more here than a sure one. */
const openEar = earOpener({
  secure: globalThis.isSecureContext, devices: (navigator as Partial<Navigator>).mediaDevices,
  createContext: 'AudioContext' in globalThis ? () => new AudioContext({ latencyHint: 'interactive' }) : null,
  createNode: earNode, address, now: () => performance.now(),
});

export const createShoutPage = shoutPageWith((listener) => createShout({
  openEar, kept: keptShout(() => localStorage), now: () => performance.now(),
  wait: (act, milliseconds) => void setTimeout(act, milliseconds),
}, listener), document);
