/** The marks of six players. */
export { mark, markLetter } from '../../ui/parts/emblem';
