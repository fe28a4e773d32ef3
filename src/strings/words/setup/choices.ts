/** What is agreed before a game, as rows of words: each choice in a word or two, and what it means in a sentence. */
import type { Preset } from '../../../rules/presets';
import type { PlayedFor } from '../../../rules/scoring';
import type { CallSeconds, Pace } from '../../../setup/setup';
import type { Sitting } from '../../../setup/players';
import { say } from '../../say';

/** A choice. `spoken` is what it is called where it is heard, if the word is short for it. */
export interface ChoiceWords { readonly word: string; readonly spoken?: string; readonly line: string }

/** What is played for. */
export function matchWords(playedFor: PlayedFor): ChoiceWords {
  if (playedFor.kind !== 'games') return { word: say(`choice-match-${playedFor.kind}`), line: say(`choice-match-${playedFor.kind}-line`) };
  const { games } = playedFor;
  return { word: say('choice-match-games', { games }), line: say('choice-match-games-line', { games }) };
}

/** House rules that have a name, or those that somebody agrees on one by one. */
export function rulesWords(preset: Preset | 'own'): ChoiceWords {
  if (preset === 'own') return { word: say('choice-rules-own'), spoken: say('choice-rules-own-name'), line: say('choice-rules-own-line') };
  const [name, line] = [say(`house-rule-${preset}`), say(`house-rule-${preset}-line`)];
  return preset === 'printed' ? { word: say('choice-rules-printed'), spoken: name, line } : { word: name, line };
}

/** A time to call. */
export function callTimeWords(seconds: CallSeconds): ChoiceWords {
  if (typeof seconds === 'number') {
    return {
      word: say('choice-call-seconds', { seconds }), spoken: say('choice-call-seconds-name', { seconds }),
      line: say('choice-call-seconds-line', { seconds }),
    };
  }
  const key = seconds ?? 'none';
  return { word: say(`choice-call-${key}`), spoken: say(`choice-call-${key}-name`), line: say(`choice-call-${key}-line`) };
}

/** How fast computers and tiles are. */
export function paceWords(pace: Pace): ChoiceWords {
  return { word: say(`choice-pace-${pace}`), line: say(`choice-pace-${pace}-line`) };
}

/** Whether the memory aid is on. */
export function aidWords(on: boolean): ChoiceWords {
  return on ? { word: say('choice-aid-on'), line: say('choice-aid-on-line') }
    : { word: say('choice-aid-off'), line: say('choice-aid-off-line') };
}

/** Whether the game is played for practice. */
export function practiceWords(on: boolean): ChoiceWords {
  return on ? { word: say('choice-practice-on'), line: say('choice-practice-on-line') }
    : { word: say('choice-practice-off'), line: say('choice-practice-off-line') };
}

/** How several people sit. */
export function sittingWords(sitting: Sitting): ChoiceWords {
  return { word: say(`choice-sitting-${sitting}`), line: say(`choice-sitting-${sitting}-line`) };
}
