/** English: every word that is seen or spoken. */
export * from './daily/door';
export { LANGUAGE, gameCount, number, oneDecimal, seconds, tileCount, upper } from './grammar';
export * from './refusals/problems';
export * from './refusals/refusals';
export * from './start/backup';
export * from './start/characters';
export * from './start/duration';
export * from './start/houseRules';
export * from './start/names';
export * from './start/start';
export * from './table/keys';
export * from './table/clock';
export * from './table/menu';
export * from './table/prompts';
export * from './table/reading';
export * from './table/scoreCard';
