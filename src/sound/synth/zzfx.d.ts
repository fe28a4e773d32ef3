/** What of zzfx is used here: it brings no types of its own. */
declare module 'zzfx' {
  export const ZZFX: {
    /** By which every sound that is built is multiplied. */
    volume: number;
    readonly audioContext: AudioContext;
    buildSamples(...parameters: readonly number[]): number[];
  };
}
