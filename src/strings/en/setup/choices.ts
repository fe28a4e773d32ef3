/** What is agreed before a game, as rows of words: each choice in a word or two, and what it means in a sentence. */
import type { PlayedFor } from '../../../rules/scoring';
import type { Preset } from '../../../rules/presets';
import type { CallSeconds, Pace, Sitting } from '../../../setup/setup';
import { gameCount, secondCount } from '../grammar';
import { PRESET_WORDS } from '../start/houseRules';

/** A choice. `spoken` is what it is called where it is heard, if the word is short for it. */
export interface ChoiceWords { readonly word: string; readonly spoken?: string; readonly line: string }

/** What the rows are called. */
export const CHOICES = {
  match: 'Match',
  games: 'How many games',
  rules: 'Rules',
  callTime: 'Time to call',
  pace: 'Pace',
  aid: 'Memory aid',
  practice: 'Practice',
  sitting: 'Where do you sit?',
} as const;

/** What is played for. */
export function matchWords(playedFor: PlayedFor): ChoiceWords {
  switch (playedFor.kind) {
    case 'single': return { word: 'One game', line: 'Each game counts by itself.' };
    case 'to-100': return { word: 'To 100', line: 'You play game after game until somebody has 100 tiles.' };
    case 'games': return { word: gameCount(playedFor.games), line: `Whoever has the most tiles after ${gameCount(playedFor.games)} wins.` };
  }
}

/** House rules that have a name, or those that somebody agrees on one by one. */
export function rulesWords(preset: Preset | 'own'): ChoiceWords {
  if (preset === 'own') return { word: 'Own…', spoken: 'Own rules', line: 'Agree on each rule by itself.' };
  const { name, line } = PRESET_WORDS[preset];
  return preset === 'printed' ? { word: 'Printed', spoken: name, line } : { word: name, line };
}

/** A time to call. */
export function callTimeWords(seconds: CallSeconds): ChoiceWords {
  if (seconds === null) return { word: 'none', spoken: 'none: no clock', line: 'No clock runs. A move ends when its player draws.' };
  if (seconds === 'asked') {
    return {
      word: 'ask all', spoken: 'ask all: everyone is asked',
      line: 'No clock runs. After each move everyone is asked in turn, SNAG or pass, so nobody has to be quick.',
    };
  }
  return {
    word: `${seconds} s`, spoken: secondCount(seconds),
    line: `After you play a tile, you have ${secondCount(seconds)} to call.`,
  };
}

export const PACE_WORDS: Readonly<Record<Pace, ChoiceWords>> = {
  slow: { word: 'slow', line: 'The computers take their time, and tiles move slowly.' },
  normal: { word: 'normal', line: 'The computers take a moment for each move.' },
  fast: { word: 'fast', line: 'The computers are quick, and so are the tiles.' },
  instant: { word: 'instant', line: 'The computers play at once, and nothing moves.' },
};

/** Whether the memory aid is on. */
export function aidWords(on: boolean): ChoiceWords {
  return on
    ? { word: 'cross out tiles that are gone', line: 'Everyone sees which squares stay empty.' }
    : { word: 'off', line: 'You have to remember which tiles are gone.' };
}

/** Whether the game is played for practice. */
export function practiceWords(on: boolean): ChoiceWords {
  return on
    ? {
      word: 'hints and taking back',
      line: 'Ask for a hint, see the runs you missed, take a move back. The game does not count in your statistics.',
    }
    : { word: 'off', line: 'No hints. What is played is played.' };
}

export const SITTING_WORDS: Readonly<Record<Sitting, ChoiceWords>> = {
  beside: {
    word: 'Side by side',
    line: 'One screen or laptop. Racks are hidden between moves. To call, press your own key or touch your own name.',
  },
  around: {
    word: 'Around a tablet',
    line: 'Lay it flat in the middle. Everyone has a rack and a SNAG! at their own edge. This needs a tablet or larger.',
  },
};
