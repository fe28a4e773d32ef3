/** English words that the start screen does not need. */
export * from './daily/daily';
export * from './table/firstGame';
export * from './table/practice';
export * from './setup/choices';
export * from './setup/setup';
