/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
import type { Start } from './start';

export interface Messages extends Start {}
