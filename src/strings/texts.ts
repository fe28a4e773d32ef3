/** What a language exports: the names and forms that English has, with its own words. */

/** Any text where English has its own, so that another language can say it in other words. */
export type Texts<T> = T extends string ? string
  : T extends (...given: never) => unknown ? T
  : { readonly [K in keyof T]: Texts<T[K]> };
