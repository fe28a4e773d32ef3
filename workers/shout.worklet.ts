/**
 * Listens in the browser's audio thread: what the microphone gives goes to the detector, and what that hears to the page. No sound leaves
 * this file, and none is kept in it.
 */
import { ShoutDetector, type Heard } from '../src/shout/detect/detector';
import { PROCESSOR, type EarOptions, type FromEar, type ToEar } from '../src/shout/messages';

/** As much of the audio thread's own names as is used; TypeScript brings none of them. */
declare const currentTime: number;
declare const sampleRate: number;
declare class AudioWorkletProcessor { readonly port: MessagePort }
declare function registerProcessor(
  name: string, processor: new (options: { readonly processorOptions: EarOptions }) => AudioWorkletProcessor,
): void;

/** So often the time is told, in seconds: a page that is busy hears most of it late, and some of it in time. */
const CLOCK = 0.05;

class Ear extends AudioWorkletProcessor {
  readonly #detector: ShoutDetector;
  #stopped = false;
  #heard = 0;
  #clockDue = 0;

  constructor({ processorOptions: { level } }: { readonly processorOptions: EarOptions }) {
    super();
    this.#detector = new ShoutDetector(sampleRate, level);
    this.port.addEventListener('message', ({ data }: MessageEvent<ToEar>) => this.#take(data));
    this.port.start();
  }

  /** Called by the browser with each 128 samples or so; goes on until this says that nothing more is heard. */
  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const samples = input?.[0];
    if (samples) {
      const events = this.#detector.take(samples);
      this.#heard += samples.length;
      // The detector counts what it heard; a microphone that gives nothing for a while must not make it late.
      const began = currentTime + samples.length / sampleRate - this.#heard / sampleRate;
      for (const event of events) this.#tell(inContext(event, began));
    }
    if (currentTime >= this.#clockDue) {
      this.#clockDue = currentTime + CLOCK;
      this.#tell({ kind: 'clock', at: currentTime });
    }
    return !this.#stopped;
  }

  #tell(message: FromEar): void { this.port.postMessage(message, []); }

  #take(told: ToEar): void {
    switch (told.kind) {
      case 'level': this.#detector.setLevel(told.level); break;
      case 'raise': this.#detector.raise(told.by); break;
      case 'stop': this.#stopped = true; break;
    }
  }
}

/** In the context's time. @param began when the detector began to hear */
function inContext(heard: Heard, began: number): Heard {
  const at = heard.at + began;
  return heard.kind === 'shout' ? { ...heard, at, onset: heard.onset + began } : { ...heard, at };
}

registerProcessor(PROCESSOR, Ear);
