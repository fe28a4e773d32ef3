/** What a device and its browser can do besides showing a page: asked when it is wanted, because voices come late in some. */

/** Whether it can vibrate. Some browsers have no such thing, and say so by having no such function. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;
}

/** Whether it has a voice of its own that reads aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis && speechSynthesis.getVoices().length > 0;
}
