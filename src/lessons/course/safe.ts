/** The seventh lesson: a third tile in a line opens a run for the next player. What that costs is played, and one tile is safe. */
import type { Tile } from '../../rules/board';
import { PIP, YOU, type Answer, type Lesson } from '../lesson';

/** A tile that opens a run: Pip closes it, and calls. @param closes with this tile */
const opens = (closes: Tile): Answer => ({
  says: 'safe-opens', look: [closes], plays: [['draw', YOU], ['place', PIP, closes], ['snag', PIP]],
});

export const safe: Lesson = {
  name: 'safe',
  steps: [{
    scene: { board: [41, 42, 17, 28, 76, 86], you: [43, 60, 39, 66], pip: [44, 50, 56, 13], pile: [31, 88], mover: YOU },
    callSeconds: null,
    tasks: [{
      says: 'safe-choose', want: { kind: 'place', tiles: [60] }, wrong: {},
      tiles: { 43: opens(44), 39: opens(50), 66: opens(56) },
    }],
    done: 'safe-done',
  }, {
    scene: {
      board: [14, 24, 31, 32, 33, 41, 42, 58, 68, 27, 37], you: [43, 17, 78, 4], pip: [34, 44, 47, 88], pile: [51, 96, 65], mover: PIP,
    },
    callSeconds: null,
    tasks: [{
      says: 'safe-never', opens: [['place', PIP, 34], ['snag', PIP], ['draw', PIP]], watch: 'safe-watch',
      want: { kind: 'place', tiles: [4] }, wrong: {},
      tiles: { 43: opens(44), 17: opens(47), 78: opens(88) },
    }],
    done: 'safe-never-done',
  }],
};
