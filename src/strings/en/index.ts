/** English: every word that is seen or spoken. */
export { LANGUAGE, oneDecimal, seconds, tileCount, upper } from './grammar';
export * from './history/history';
export * from './history/replay';
export * from './history/review';
export * from './refusals/problems';
export * from './refusals/refusals';
export * from './start/backup';
export * from './start/characters';
export * from './start/houseRules';
export * from './start/names';
export * from './start/rulesInBrief';
export * from './start/start';
export * from './table/log';
export * from './table/menu';
export * from './table/prompts';
export * from './table/result';
export * from './table/scoreCard';
export * from './table/table';
