/**
 * The moves of a game as a short line of text, for the games and positions that ship: `a44 b13! a7 b!` is a tile placed and the draw,
 * the same with a call between them, and a call outside the caller's own move. Letters are seats, in order of play.
 */
import { isTile } from '../../rules/board';
import { MAX_SEATS } from '../../rules/options';
import type { GameEvent } from '../../rules/position';

const LETTERS = 'abcd'.slice(0, MAX_SEATS);
const TOKEN = /^([a-d])(\d{0,2})(!*)$/;

/**
 * The moves of a game from its beginning, or from any place between two moves.
 * @throws where an event between placing and drawing is not the mover's own call (there is none in classic games): it cannot be written so
 */
export function packMoves(events: readonly GameEvent[]): string {
  const tokens: string[] = [];
  let placing: number | null = null;
  for (const [kind, seat, tile] of events) {
    const own: boolean = placing === seat;
    if (kind === 'place') tokens.push(`${LETTERS[seat]}${tile}`);
    else if (kind === 'snag' && own) tokens.push(`${tokens.pop()}!`);
    else if (kind === 'snag' && placing === null) tokens.push(`${LETTERS[seat]}!`);
    else if (!own) throw new Error(`seat ${seat} acts in the move of another`);
    if (kind !== 'snag') placing = kind === 'place' ? seat : null;
  }
  if (placing !== null) throw new Error('the last move has no draw');
  return tokens.join(' ');
}

/** The events of moves as `packMoves` writes them. @throws on anything else */
export function unpackMoves(text: string): GameEvent[] {
  return text === '' ? [] : text.split(' ').flatMap((token): GameEvent[] => {
    const [, letter = '', number = '', calls = ''] = TOKEN.exec(token) ?? [];
    const seat = LETTERS.indexOf(letter);
    const tile = Number(number);
    if (letter === '' || (number === '' ? calls.length !== 1 : !isTile(tile))) throw new Error(`"${token}" is no move`);
    const called = [...calls].map((): GameEvent => ['snag', seat]);
    return number === '' ? called : [['place', seat, tile], ...called, ['draw', seat]];
  });
}
