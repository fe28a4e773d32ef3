// Idleness with WebGL, as most people have it: the long program looks at it.
import { ONLY_LONG } from '../long/amount';
import { idleTests } from './idleTests';

idleTests('webgl', ONLY_LONG);
