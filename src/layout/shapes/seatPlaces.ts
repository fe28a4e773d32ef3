/** Where players sit around the table on the screen, by how many they are. Pure: all in per cent of the room there is. */

/** A place: 0 is the left or upper edge, 100 the right or lower one; `turn` is how it faces its edge, in degrees. */
interface SeatPlace { readonly x: number; readonly y: number; readonly turn: number }

/** The place of somebody in a window that is wider than high, and in one that is higher. */
export interface SeatPlaces { readonly wide: SeatPlace; readonly high: SeatPlace }

type Spot = readonly [x: number, y: number, turn?: number];
type Spots = Readonly<Record<number, readonly Spot[]>>;

/** From the bottom on to the left, as play goes round. The lower corners stay free: there lie what is pressed, and the sentence. */
const BESIDE: { readonly wide: Spots; readonly high: Spots } = {
  wide: {
    2: [[50, 100], [50, 0]],
    3: [[50, 100], [22, 4], [78, 4]],
    4: [[50, 100], [0, 40], [50, 0], [100, 40]],
    5: [[50, 100], [0, 55], [20, 0], [80, 0], [100, 55]],
    6: [[50, 100], [0, 55], [2, 0], [50, 0], [98, 0], [100, 55]],
    7: [[50, 100], [0, 57], [0, 12], [33, 0], [67, 0], [100, 12], [100, 57]],
    8: [[50, 100], [0, 57], [0, 12], [26, 0], [50, 0], [74, 0], [100, 12], [100, 57]],
  },
  high: {
    2: [[50, 100], [50, 0]],
    3: [[50, 100], [0, 0], [100, 0]],
    4: [[50, 100], [0, 50], [50, 0], [100, 50]],
    5: [[50, 100], [0, 62], [0, 6], [100, 6], [100, 62]],
    6: [[50, 100], [0, 72], [0, 28], [50, 0], [100, 28], [100, 72]],
    7: [[50, 100], [0, 77], [0, 38], [25, 0], [75, 0], [100, 38], [100, 77]],
    8: [[50, 100], [0, 80], [0, 53], [0, 26], [50, 0], [100, 26], [100, 53], [100, 80]],
  },
};
/** The same where people sit around the screen, each turned to an edge. */
const AROUND: typeof BESIDE = {
  wide: {
    2: [[50, 100], [50, 0, 180]],
    3: [[50, 100], [0, 20, 90], [100, 20, -90]],
    4: [[50, 100], [0, 50, 90], [50, 0, 180], [100, 50, -90]],
    5: [[50, 100], [0, 85, 90], [10, 0, 180], [90, 0, 180], [100, 85, -90]],
    6: [[50, 100], [0, 100], [0, 0, 180], [50, 0, 180], [100, 0, 180], [100, 100]],
    7: [[50, 100], [0, 100], [0, 0, 180], [33, 0, 180], [67, 0, 180], [100, 0, 180], [100, 100]],
    8: [[67, 100], [33, 100], [0, 100], [0, 0, 180], [33, 0, 180], [67, 0, 180], [100, 0, 180], [100, 100]],
  },
  high: {
    2: [[50, 100], [50, 0, 180]],
    3: [[50, 100], [0, 15, 90], [100, 15, -90]],
    4: [[50, 100], [0, 50, 90], [50, 0, 180], [100, 50, -90]],
    5: [[50, 100], [0, 68, 90], [0, 0, 90], [100, 0, -90], [100, 68, -90]],
    6: [[50, 100], [0, 75, 90], [0, 25, 90], [50, 0, 180], [100, 25, -90], [100, 75, -90]],
    7: [[50, 100], [0, 80, 90], [0, 48, 90], [0, 16, 90], [100, 16, -90], [100, 48, -90], [100, 80, -90]],
    8: [[50, 100], [0, 80, 90], [0, 50, 90], [0, 20, 90], [50, 0, 180], [100, 20, -90], [100, 50, -90], [100, 80, -90]],
  },
};

/**
 * For each seat. @param first who sits at the bottom @param around whether people sit around the screen
 */
export function seatPlaces(seats: number, first: number, around: boolean): readonly SeatPlaces[] {
  const { wide, high } = around ? AROUND : BESIDE;
  return Array.from({ length: seats }, (_, seat) => {
    const nth = (seat - first + seats) % seats;
    return { wide: placeAt(wide[seats]?.[nth]), high: placeAt(high[seats]?.[nth]) };
  });
}

function placeAt([x, y, turn = 0]: Spot = [50, 100]): SeatPlace {
  return { x, y, turn };
}

/** The shorter side of a window around which two people can sit, and more than two, in CSS pixels. */
const ROOM = { two: 320, more: 600 } as const;

/** How people sit at a screen. Where nothing was agreed one that is touched lies flat. @param people how many they are */
export function sittingOf(
  agreed: 'around' | 'beside' | undefined, people: number,
  { width, height, touched }: { readonly width: number; readonly height: number; readonly touched: boolean },
): 'around' | 'beside' {
  const hasRoom = people > 1 && Math.min(width, height) >= (people === 2 ? ROOM.two : ROOM.more);
  return (agreed ?? (touched ? 'around' : 'beside')) === 'around' && hasRoom ? 'around' : 'beside';
}
