/** Where players sit around the table on the screen, by how many they are. Pure: all in per cent of the room there is. */

/** A place: 0 is the left or upper edge, 100 the right or lower one; `turn` is how it faces its edge, in degrees. */
export interface SeatPlace { readonly x: number; readonly y: number; readonly turn: number }

type Spot = readonly [x: number, y: number];

/** From the bottom on to the left, as play goes round. The lower corners stay free: there lie what is pressed, and the sentence. */
const BESIDE: Readonly<Record<number, readonly Spot[]>> = {
  2: [[50, 100], [50, 0]],
  3: [[50, 100], [0, 20], [100, 20]],
  4: [[50, 100], [0, 40], [50, 0], [100, 40]],
  5: [[50, 100], [0, 55], [20, 0], [80, 0], [100, 55]],
  6: [[50, 100], [0, 55], [2, 0], [50, 0], [98, 0], [100, 55]],
};
/** The same where each sits at an edge, and nothing lies in the corners. */
const WIDE: Readonly<Record<number, readonly Spot[]>> = {
  2: [[50, 100], [50, 0]],
  3: [[50, 100], [0, 20], [100, 20]],
  4: [[50, 100], [0, 50], [50, 0], [100, 50]],
  5: [[50, 100], [0, 78], [16, 0], [84, 0], [100, 78]],
  6: [[50, 100], [0, 100], [0, 0], [50, 0], [100, 0], [100, 100]],
};
const HIGH: Readonly<Record<number, readonly Spot[]>> = {
  2: [[50, 100], [50, 0]],
  3: [[50, 100], [0, 0], [100, 0]],
  4: [[50, 100], [0, 50], [50, 0], [100, 50]],
  5: [[50, 100], [0, 62], [0, 6], [100, 6], [100, 62]],
  6: [[50, 100], [0, 72], [0, 28], [50, 0], [100, 28], [100, 72]],
};

/** @param first who sits at the bottom @param around whether people sit around the screen @returns for each seat its place in a window that is wider than high, and in one that is higher */
export function seatPlaces(
  seats: number, first: number, around: boolean,
): readonly { readonly wide: SeatPlace; readonly high: SeatPlace }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const nth = (seat - first + seats) % seats;
    return { wide: placeAt((around ? WIDE : BESIDE)[seats]?.[nth]), high: placeAt(HIGH[seats]?.[nth]) };
  });
}

function placeAt([x, y]: Spot = [50, 100]): SeatPlace {
  const turn = y > 95 ? 0 : y < 25 && x > 5 && x < 95 ? 180 : x < 50 ? 90 : -90;
  return { x, y, turn: y < 5 ? 180 : turn };
}
