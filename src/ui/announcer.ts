/** Keeps the story of the game: happenings become sentences, for the pad beside the board and for screen readers alike. */
import type { TableHappening, ViewState } from '../session/viewState';
import { words } from '../strings';

export interface Entry {
  readonly id: number;
  readonly text: string;
  /** Spoken, but not worth a line on the pad: eyes see it on the table. */
  readonly minor: boolean;
}

/** So many sentences are kept: a whole game has some 250. */
const KEPT = 400;

export interface Announcer {
  /** Adds what happened, as seen in the state that it led to. */
  tell(happenings: readonly TableHappening[], state: ViewState): void;
  entries(): readonly Entry[];
}

/** An announcer for one game. */
export function createAnnouncer(): Announcer {
  let entries: Entry[] = [];
  let id = 0;
  return {
    tell(happenings, { seats, calls, asks }) {
      const names = seats.map(({ name }) => name);
      const persons = seats.map(({ kind }) => kind === 'local');
      const told = happenings.flatMap((happening) => {
        // Who picked is told by the seat he had then.
        const text = words().sentence(happening, happening.type === 'picked' ? namesBefore(happenings, names) : names, persons, asks ? 'asked' : calls);
        const tiles = seats.map(({ won }) => won);
        const cost = words().costSentence(happening, names);
        const count = happening.type === 'counted' ? [`${seats.map(({ name, won }) => words().finalCount(name, won)).join('; ')}. ${words().verdict(names, tiles)}`] : [];
        const minor = happening.type === 'drew' || happening.type === 'turn';
        return text === null ? [] : [text, ...(cost === null ? [] : [cost]), ...count].map((line) => ({ text: line, minor }));
      });
      for (const line of told) {
        id += 1;
        entries.push({ id, ...line });
      }
      entries = entries.slice(-KEPT);
    },
    entries: () => entries,
  };
}

/** The names by the seats that their players had before they changed them, if they did so among these happenings. */
function namesBefore(happenings: readonly TableHappening[], names: readonly string[]): readonly string[] {
  const seated = happenings.find((happening) => happening.type === 'seated');
  return seated ? names.map((_, before) => names[seated.from.indexOf(before)] ?? '') : names;
}
