/** The third lesson: one tile can close several lines at once, and one call takes them all. */
import { YOU, type Lesson } from '../lesson';

const ROW = [52, 53, 54];
const COLUMN = [25, 35, 45];

export const lines: Lesson = {
  name: 'lines',
  steps: [{
    scene: { board: [...COLUMN, ...ROW, 79], you: [18, 74, 55, 86], pip: [41, 59, 96, 13], pile: [], mover: YOU },
    callSeconds: null,
    tasks: [{
      says: 'lines-two', want: { kind: 'place', tiles: [55] },
      wrong: { tile: { says: 'lines-two-tile', look: [...COLUMN, ...ROW] }, falseCall: { says: 'runs-gap-call', look: [55] } },
    }, {
      says: 'lines-call', want: { kind: 'call' }, wrong: {},
    }],
    done: 'lines-two-done',
  }, {
    scene: { board: [16, 26, 36, 13, 24, 35, 28, 37, 55, 85, 86, 87], you: [58, 88, 46, 74], pip: [41, 59, 96, 18], pile: [], mover: YOU },
    callSeconds: null,
    tasks: [{
      says: 'lines-most', want: { kind: 'place', tiles: [46] },
      wrong: { tile: { says: 'lines-most-tile', look: [46, 88] }, falseCall: { says: 'runs-gap-call' } },
      tiles: { 88: { says: 'lines-most-one', look: [46] } },
    }, {
      says: 'lines-call', want: { kind: 'call' }, wrong: {},
    }],
    done: 'lines-most-done',
  }],
};
