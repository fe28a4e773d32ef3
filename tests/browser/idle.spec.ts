// Idleness on a plain canvas.
import { idleTests } from './idleTests';

idleTests('canvas');
