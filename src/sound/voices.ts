/** Whose call sounds how: each character has a voice of its own, and so has the person at each seat. Pure data. */
import type { LevelName } from '../ai/levelNames';
import type { Seat } from '../rules/position';
import type { SeatState } from '../session/viewState';
import type { Voice } from './cue';

/** Pip is a child; Otto is the slowest and lowest. */
const CHARACTERS: Readonly<Record<LevelName, Voice>> = {
  pip: { pitch: 392, throat: 1.3 },
  wanda: { pitch: 294, throat: 1.16 },
  otto: { pitch: 110, throat: 0.94 },
  viola: { pitch: 247, throat: 1.14 },
  henrik: { pitch: 131, throat: 1 },
  ada: { pitch: 220, throat: 1.1 },
};

/** People, by their seats in order of play. None has the pitch of a character. */
const PERSONS: readonly Voice[] = [
  { pitch: 196, throat: 1.06 }, { pitch: 262, throat: 1.16 }, { pitch: 165, throat: 1.02 }, { pitch: 330, throat: 1.22 },
];

/** Two seats that are played by the same character are this much apart. */
const TWIN = 1.06;

/** The voice of a seat. It stays the same for as long as the seats do. */
export function voiceAt(seats: readonly Pick<SeatState, 'level'>[], seat: Seat): Voice {
  const level = seats[seat]?.level ?? null;
  if (level === null) return PERSONS[seat % PERSONS.length]!;
  const twins = seats.slice(0, seat).filter((other) => other.level === level).length;
  const { pitch, throat } = CHARACTERS[level];
  return { pitch: Math.round(pitch * TWIN ** twins), throat };
}
