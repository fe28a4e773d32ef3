// Idleness on a plain canvas: what paints, and when, is the same as with WebGL.
import { idleTests } from './idleTests';

idleTests('canvas');
