// Idleness on a plain canvas, which few have: the long program looks at it.
import { ONLY_LONG } from '../long/amount';
import { idleTests } from './idleTests';

idleTests('canvas', ONLY_LONG);
