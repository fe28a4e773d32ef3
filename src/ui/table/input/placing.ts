/**
 * How a tile comes from the rack to the board: by key at once, by a tap that can be taken back, or dragged to its square. What is let go of
 * elsewhere goes back. Until the table has a tile it is a draft, shown over its square.
 */
import type { Draft } from '../../../layout/draft';
import { squareBox } from '../../../layout/layout';
import type { Layout } from '../../../layout/types';
import type { Tile } from '../../../rules/board';
import type { Act } from '../../../session/viewState';
import type { Notice } from '../../notice';
import { inputOn, liveTable, openRack, type Screen } from '../../screen';
import { followDrag, isNear } from './input';
import type { Pointer } from './takeBack';
import { createTapping, type Tapping } from './tapping';

export interface PlacingPorts {
  readonly root: HTMLElement;
  /** What is shown. Where it is no table, nothing is done at one. */
  readonly screen: () => Screen | null;
  readonly layout: () => Layout;
  readonly draft: () => Draft;
  readonly setDraft: (change: Partial<Draft>) => void;
  readonly act: (act: Act, timeStamp: number) => void;
  /** Tells something that passes. */
  readonly tell: (notice: Notice) => void;
}

export interface Placing {
  /** Plays a tile at once. */
  place(tile: Tile, timeStamp: number): void;
  /** A tile was chosen, on the rack or by its square: plays it in its time, or says why not, where that is not plain to see. */
  choose(tile: Tile, timeStamp: number, by: Pointer): void;
  /** A rack tile is taken hold of, to be tapped or dragged. */
  hold(tile: Tile, event: PointerEvent): void;
  /** A square is pressed: takes hold of its tile, if that waits over it. */
  grasp(tile: Tile, event: PointerEvent): void;
  /** Takes back the tile that waits over its square. Says whether one did. */
  takeBack(): boolean;
  /** Has a tile that waits for a moment only played before what is pressed now. */
  goOn(timeStamp: number): void;
  /** Sees to it that no tile waits that cannot be played any more, whenever the table has changed. */
  follow(): void;
}

/** A tile that was played and that the table does not take in so many milliseconds falls back. */
const TAKEN_MS = 600;

const pointerOf = ({ pointerType }: PointerEvent): Pointer => (pointerType === 'mouse' ? 'mouse' : 'finger');

/** Does something after so many milliseconds, unless what comes back is called before. */
function after(milliseconds: number, what: () => void): () => void {
  const timer = setTimeout(what, milliseconds);
  return () => clearTimeout(timer);
}

/** A tile over the middle of its square. */
function overSquare(layout: Layout, tile: Tile): NonNullable<Draft['held']> {
  const { x, y, width, height } = squareBox(layout, tile);
  return { tile, x: x + width / 2, y: y + height / 2 };
}

/** Sends a tile to the table. */
function play({ root, screen, draft, setDraft, act }: PlacingPorts, tile: Tile, timeStamp: number): void {
  const fromRack = liveTable(screen())?.may.place === true && root.querySelector('.rack')?.contains(document.activeElement) === true;
  const held = draft().held?.tile === tile ? draft().held : null;
  setDraft({ pointed: null, held });
  act({ kind: 'place', tile }, timeStamp);
  // What is over its square stays there until the table has it: only if that does not take it, it falls back.
  if (held) after(TAKEN_MS, () => { if (draft().held === held) setDraft({ held: null }); });
  // The button goes with its tile. Its focus goes to the rack, where Space still calls and Enter still draws.
  if (fromRack) root.querySelector<HTMLElement>('.rack')?.focus();
}

/** Follows a pointer that went down on a tile, which may wait over its square. */
function follow(event: PointerEvent, tile: Tile, { layout, setDraft }: PlacingPorts, tapping: Tapping): void {
  const putBack = (): void => {
    tapping.takeBack();
    setDraft({ pointed: null, held: null });
  };
  if (tapping.waiting() === tile) tapping.pause();
  else setDraft({ pointed: tile });
  followDrag(event, {
    move(x, y) {
      if (tapping.waiting() !== tile) tapping.takeBack();
      setDraft({ held: { tile, x, y } });
    },
    drop(x, y, timeStamp, dragged) {
      if (!dragged) tapping.choose(tile, timeStamp, pointerOf(event));
      else if (isNear(squareBox(layout(), tile), x, y)) {
        setDraft({ held: overSquare(layout(), tile) });
        tapping.choose(tile, timeStamp, 'key');
      } else putBack();
    },
    cancel: putBack,
  });
}

/** No tile is on its way. */
export function createPlacing(ports: PlacingPorts): Placing {
  const { screen, layout, setDraft, tell } = ports;
  /** When the pointer went down that took hold of a waiting tile by its square: its click is that press, and no other. */
  let graspedAt: number | null = null;
  const tapping = createTapping({
    setting: () => inputOn(screen()).takeBack, play: (tile, at) => play(ports, tile, at), after, now: () => performance.now(),
    show(tile) {
      setDraft({ pointed: null, held: tile === null ? null : overSquare(layout(), tile) });
      if (tile !== null && inputOn(screen()).takeBack === 'always') tell({ kind: 'tapAgain', tile });
    },
  });
  const place = (tile: Tile, timeStamp: number): void => tapping.choose(tile, timeStamp, 'key');

  function hold(tile: Tile, event: PointerEvent): void {
    if (event.button !== 0) return;
    // The mouse takes no focus here: Space must go on to call, not to press the button that was clicked last.
    event.preventDefault();
    if (liveTable(screen())?.may.place) follow(event, tile, ports, tapping);
    else place(tile, event.timeStamp);
  }

  return {
    place, hold,
    choose(tile, timeStamp, by) {
      const grasped = graspedAt === timeStamp && by !== 'key';
      graspedAt = null;
      const shown = liveTable(screen());
      if (grasped || !shown) return;
      if (openRack(shown).includes(tile)) tapping.choose(tile, timeStamp, shown.may.place ? by : 'key');
      else if (shown.may.place && !shown.board.includes(tile)) tell({ kind: 'notHeld', tile });
    },
    grasp(tile, event) {
      if (tapping.waiting() !== tile || event.button !== 0) return;
      graspedAt = event.timeStamp;
      hold(tile, event);
    },
    takeBack: () => tapping.takeBack(),
    goOn: (timeStamp) => tapping.goOn(timeStamp),
    follow() {
      const tile = tapping.waiting();
      const shown = liveTable(screen());
      if (tile !== null && (!shown?.may.place || shown.paused || !openRack(shown).includes(tile))) tapping.takeBack();
    },
  };
}
