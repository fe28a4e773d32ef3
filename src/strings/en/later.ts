/** English words that the start screen does not need. */
export * from './table/firstGame';
export * from './table/practice';
