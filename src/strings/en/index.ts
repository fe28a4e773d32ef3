/** English: every word that is seen or spoken. */
export * from './lists';
export * from './log';
export * from './pages';
export * from './refusals';
export * from './table';
