/** English: every word that is seen or spoken. */
export { LANGUAGE, gameCount, number, oneDecimal, seconds, tileCount, upper } from './grammar';
export * from './table/keys';
export * from './table/clock';
export * from './table/menu';
export * from './table/prompts';
export * from './table/reading';
export * from './table/scoreCard';
