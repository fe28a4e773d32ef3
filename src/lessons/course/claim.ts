/** The fifth lesson: a run that another has missed can be claimed, and a call without a run costs a move. Both are played. */
import { PIP, YOU, type Lesson } from '../lesson';

export const claim: Lesson = {
  name: 'claim',
  steps: [{
    scene: { board: [63, 64, 65, 27, 38], you: [22, 47, 78, 85], pip: [66, 59, 96, 18], pile: [74, 33], mover: PIP },
    callSeconds: null,
    tasks: [{
      says: 'claim-call', opens: [['place', PIP, 66], ['draw', PIP]], watch: 'claim-watch', want: { kind: 'call' },
      wrong: { falseCall: { says: 'claim-early' }, tile: { says: 'claim-first', look: [63, 64, 65, 66] } },
    }],
    done: 'claim-done',
  }, {
    scene: { board: [37, 47, 57, 23, 75], you: [14, 62, 85, 59], pip: [66, 29, 96, 18], pile: [74, 33], mover: YOU },
    callSeconds: null,
    tasks: [{
      says: 'claim-false', look: [37, 47, 57], opens: [['snag', PIP]], watch: 'claim-mine', want: { kind: 'place', tiles: 'any' },
      wrong: { falseCall: { says: 'any-no-run', look: [37, 47, 57] } },
    }, {
      says: 'claim-draw', want: { kind: 'draw' }, wrong: {}, afterSays: 'claim-false-told',
    }],
    done: 'claim-false-done',
  }, {
    scene: { board: [44, 45, 48, 23, 74], you: [16, 62, 85, 59], pip: [47, 29, 96, 18], pile: [33, 64], mover: PIP },
    callSeconds: null,
    tasks: [{
      says: 'claim-gap', opens: [['place', PIP, 47], ['draw', PIP]], watch: 'claim-look', want: { kind: 'place', tiles: 'any' },
      wrong: { falseCall: { says: 'claim-gap-call', look: [46] } },
    }],
    done: 'claim-gap-done',
  }],
};
