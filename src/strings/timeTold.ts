/** What is said of a running clock, as values: words are made of them when they are spoken. */

/** Seconds are rounded up. */
export type TimeTold =
  /** `name`: whose time it is; null where only one at this screen can be meant. */
  | { readonly kind: 'starts'; readonly seconds: number; readonly name: string | null; readonly lastChance: boolean }
  | { readonly kind: 'left'; readonly seconds: number };
