// Idleness on a plain canvas, which few have: the long program looks at it.
import { LONG } from '../long/amount';
import { idleTests } from './idleTests';

if (LONG) idleTests('canvas');
