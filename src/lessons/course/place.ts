/** The first lesson: a move is to place a tile and to draw one. */
import { PIP, type Lesson } from '../lesson';

export const place: Lesson = {
  name: 'place',
  steps: [{
    scene: { board: [], you: [47, 23, 66, 85], pip: [36, 58, 14, 74], pile: [52, 39, 17, 64], mover: 0 },
    callSeconds: null,
    tasks: [
      { says: 'place-first', want: { kind: 'place', tiles: 'any' }, wrong: { falseCall: { says: 'place-no-run' } } },
      {
        says: 'place-draw', want: { kind: 'draw' }, wrong: { falseCall: { says: 'place-no-run' } },
        after: [['place', PIP, 36], ['draw', PIP]], afterSays: 'place-pip',
      },
      { says: 'place-again', want: { kind: 'place', tiles: 'any' }, wrong: { falseCall: { says: 'place-no-run' } } },
      { says: 'place-draw-again', want: { kind: 'draw' }, wrong: { falseCall: { says: 'place-no-run' } } },
    ],
    done: 'place-done',
  }],
};
