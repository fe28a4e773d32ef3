/** The fourth lesson: whoever makes a run has to call it. What a missed one costs is played. */
import { PIP, YOU, type Lesson, type Script } from '../lesson';

/** A run that was not called is called by Pip. */
const PIP_TAKES_IT: Script = [['snag', PIP]];

export const call: Lesson = {
  name: 'call',
  steps: [{
    scene: { board: [54, 55, 56, 28, 72], you: [22, 57, 78, 33], pip: [41, 69, 96, 18], pile: [65], mover: YOU },
    callSeconds: null,
    tasks: [{
      says: 'call-make', look: [57], want: { kind: 'place', tiles: [57] },
      wrong: { tile: { says: 'call-make-tile', look: [57] }, falseCall: { says: 'runs-gap-call', look: [57] } },
    }, {
      says: 'call-call', want: { kind: 'call' }, wrong: { missed: { says: 'call-missed', plays: PIP_TAKES_IT } },
    }, {
      says: 'call-draw', want: { kind: 'draw' }, wrong: {},
    }],
    done: 'call-done',
  }, {
    scene: { board: [43, 53, 63, 27, 68], you: [35, 14, 73, 87], pip: [41, 59, 96, 18], pile: [65], mover: YOU },
    callSeconds: null,
    tasks: [{
      says: 'call-miss', look: [73], want: { kind: 'place', tiles: [73] },
      wrong: { tile: { says: 'call-miss-tile', look: [73] }, falseCall: { says: 'runs-gap-call', look: [73] } },
    }, {
      says: 'call-let', want: { kind: 'draw' }, wrong: { called: { says: 'call-called' } },
      after: PIP_TAKES_IT, afterSays: 'call-taken',
    }],
    done: 'call-miss-done',
  }, {
    scene: { board: [36, 47, 58, 51, 83], you: [64, 15, 29, 69], pip: [42, 60, 96, 18], pile: [33], mover: YOU },
    callSeconds: 8,
    tasks: [{
      says: 'call-clock', want: { kind: 'place', tiles: [69] },
      wrong: { tile: { says: 'call-clock-tile', look: [36, 47, 58] }, falseCall: { says: 'runs-gap-call', look: [69] } },
    }, {
      says: 'call-quick', want: { kind: 'call' },
      wrong: { late: { says: 'call-late', plays: PIP_TAKES_IT }, missed: { says: 'call-drew', plays: PIP_TAKES_IT } },
    }],
    done: 'call-clock-done',
  }],
};
