/** The sixth lesson: an empty square does not tell whether its tile is gone for good or still to come. */
import { PIP, type Lesson } from '../lesson';

export const empty: Lesson = {
  name: 'empty',
  steps: [{
    scene: { board: [33, 43, 38, 48, 53, 54, 55], you: [63, 15, 68, 86], pip: [56, 41, 96, 18], pile: [72, 58, 27], mover: PIP },
    callSeconds: null,
    tasks: [{
      says: 'empty-choose', opens: [['place', PIP, 56], ['snag', PIP], ['draw', PIP]], watch: 'empty-watch',
      want: { kind: 'place', tiles: [68] }, wrong: { tile: { says: 'empty-neither', look: [53, 58] } },
      tiles: { 63: { says: 'empty-gone', look: [53] } },
    }, {
      says: 'empty-draw', want: { kind: 'draw' }, wrong: {},
      after: [['place', PIP, 41], ['draw', PIP]], afterSays: 'empty-pip',
    }, {
      says: 'empty-fill', look: [58], want: { kind: 'place', tiles: [58] },
      wrong: { tile: { says: 'empty-fill-tile', look: [58] } },
    }, {
      says: 'empty-call', want: { kind: 'call' },
      wrong: { missed: { says: 'call-missed', plays: [['snag', PIP]] } },
    }],
    done: 'empty-done',
  }],
};
