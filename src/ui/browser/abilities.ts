/** What a device and its browser can do besides showing a page: asked when it is wanted, because voices come late in some. */
import { deviceVoice } from '../../sound/deviceVoice';
import { isKeyless } from './keyless';

/** Whether it can vibrate. Some browsers have no such thing, and say so by having no such function. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;
}

/** Whether it is played by touch: by a finger, with nothing that could hover, and without keys so far. */
export function isTouched(): boolean {
  return 'matchMedia' in globalThis && matchMedia('(hover: none) and (pointer: coarse)').matches && isKeyless();
}

/** Tells when its voices have come: some browsers bring them long after they are first asked. */
export function whenVoicesCome(told: () => void): void {
  // Older browsers of Apple's tell nobody.
  if ('speechSynthesis' in globalThis) speechSynthesis.addEventListener?.('voiceschanged', told);
}

/** Whether it has a voice of its own for a language. */
export function canSpeak(language: string): boolean {
  return 'speechSynthesis' in globalThis && deviceVoice(speechSynthesis, language) !== null;
}

/** What a screen can do. */
export interface Screen {
  /** The window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it is played with fingers first of all. */
  readonly touched: boolean;
  /** How many fingers it can feel at the same time. */
  readonly fingers: number;
}

/** What this screen can do now: a window can change, and fingers are felt by some screens alone. */
export function screenNow(): Screen {
  return {
    width: innerWidth, height: innerHeight, touched: matchMedia('(pointer: coarse)').matches, fingers: navigator.maxTouchPoints,
  };
}
