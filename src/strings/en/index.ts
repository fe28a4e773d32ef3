/** English: every word that is seen or spoken. */
export * from './card';
export * from './characters';
export * from './history';
export * from './houseRules';
export * from './lists';
export * from './log';
export * from './moving';
export * from './pages';
export * from './refusals';
export * from './review';
export * from './table';
