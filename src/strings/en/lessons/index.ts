/** English: every word of the lessons. */
export * from './panel';
export * from './says';
