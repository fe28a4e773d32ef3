// Idleness with WebGL.
import { idleTests } from './idleTests';

idleTests('webgl');
