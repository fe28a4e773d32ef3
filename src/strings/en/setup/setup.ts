/** The words of the set-up: who sits at the table. What is agreed there is in `choices`. */
import type { Character } from '../../../setup/players';
import { CHARACTER_WORDS } from '../start/characters';
import { YOU, computerCount, inside, list, personCount } from '../grammar';

/** A name inside a sentence, or what stands for one that nobody has typed yet. */
const called = (name: string): string => inside(name) || 'this player';

export const SETUP = {
  /** By whether several people sit there. */
  title: (several: boolean) => (several ? 'At one table' : 'Your game'),
  players: 'Who plays',
  terms: 'What you play',
  person: 'person',
  /** On the card of the player of this device. */
  you: 'you',
  thisIsMe: 'this is me',
  name: (seat: number) => `Name of player ${seat + 1}`,
  character: (seat: number) => `Player ${seat + 1} is`,
  playsAs: (character: Character, line: string) => `Plays as ${CHARACTER_WORDS[character].name}. ${line}`,
  mark: (name: string) => (name === YOU ? 'Your mark' : `Mark of ${called(name)}`),
  remove: (name: string) => `Remove ${called(name)}`,
  callsWith: 'call key',
  callKey: (name: string) => `Call key of ${called(name)}`,
  moreTime: 'more time',
  ownClockOf: (name: string) => (name === YOU ? 'Your call time' : `Call time of ${called(name)}`),
  otherPlayer: 'other player',
  /** Said after a button's word, for those who do not see on whose card it stands: "more time for Ann". */
  forPlayer: (name: string) => ` for ${called(name)}`,
  as: (name: string) => ` as ${called(name)}`,
  insteadOf: (name: string) => ` instead of ${called(name)}`,
  emptyPlace: 'An empty place',
  addPerson: '+ Person',
  addPersonSpoken: 'Add a person',
  addComputer: '+ Computer',
  addComputerSpoken: 'Add a computer',
  addCharacter: (character: Character) => `Add ${CHARACTER_WORDS[character].name}`,
  /** Who sits at the table, told when somebody comes or goes: "At the table: 2 people and 1 computer". */
  atTable: (people: number, computers: number) =>
    `At the table: ${list([...(people > 0 ? [personCount(people)] : []), ...(computers > 0 ? [computerCount(computers)] : [])])}`,
  keyTest: 'Test your keys: hold them all down together.',
  noKeys: 'No key is down',
  play: 'Play',
  back: 'Back',
} as const;
