/** The second lesson: runs go across, up and down, and on both diagonals; a tile fills the gap, and whoever made the run shouts. */
import { YOU, type Lesson } from '../lesson';

export const runs: Lesson = {
  name: 'runs',
  steps: [{
    scene: { board: [16, 27, 34, 54, 64], you: [22, 44, 73, 88], pip: [41, 59, 96, 18], pile: [], mover: YOU },
    callSeconds: null,
    tasks: [{
      says: 'runs-gap', look: [44], want: { kind: 'place', tiles: [44] },
      wrong: { tile: { says: 'runs-gap-tile', look: [34, 54, 64] }, falseCall: { says: 'runs-gap-call', look: [44] } },
    }, {
      says: 'runs-snag', look: [34, 44, 54, 64], want: { kind: 'call' }, wrong: {},
    }],
    done: 'runs-gap-done',
  }, {
    scene: { board: [24, 35, 57, 62, 77], you: [53, 29, 46, 15], pip: [41, 59, 96, 18], pile: [], mover: YOU },
    callSeconds: null,
    tasks: [{
      says: 'runs-diagonal', want: { kind: 'place', tiles: [46] },
      wrong: { tile: { says: 'runs-diagonal-tile', look: [24, 35, 57] }, falseCall: { says: 'runs-gap-call', look: [46] } },
    }, {
      says: 'runs-again', want: { kind: 'call' }, wrong: {},
    }],
    done: 'runs-diagonal-done',
  }, {
    scene: { board: [22, 37, 46, 64, 73, 86], you: [55, 15, 78, 41], pip: [43, 59, 96, 18], pile: [], mover: YOU },
    callSeconds: null,
    tasks: [{
      says: 'runs-longer', want: { kind: 'place', tiles: [55] },
      wrong: { tile: { says: 'runs-longer-tile', look: [37, 46, 64, 73] }, falseCall: { says: 'runs-gap-call', look: [55] } },
    }, {
      says: 'runs-again', want: { kind: 'call' }, wrong: {},
    }],
    done: 'runs-longer-done',
  }],
};
