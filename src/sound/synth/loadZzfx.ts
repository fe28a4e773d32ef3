/** Loads zzfx. Its import opens an AudioContext, so it comes only when something may be heard: in or after the first press or key. */
import type { BuildSamples } from './tone';

export interface Synth {
  readonly context: AudioContext;
  readonly build: BuildSamples;
}

/** Rejects where it cannot be loaded, or the browser has no AudioContext. */
export async function loadZzfx(): Promise<Synth> {
  const { ZZFX } = await import('zzfx');
  // Sounds are as loud as they say: how loud the whole is, is set behind them.
  ZZFX.volume = 1;
  return { context: ZZFX.audioContext, build: (...parameters) => ZZFX.buildSamples(...parameters) };
}
