/** What is wrong with a set-up, as a sentence that helps. */
import { CHOICE_WORDS, PRESET_NAMES } from '../../../rules/presets';
import { CHARACTERS } from '../../../setup/players';
import type { SetupProblem } from '../../../setup/problems';
import { formats, list } from '../../formats';
import { say } from '../../say';
import { shown } from './shown';

/** Why a game cannot be set up so. */
export function setupSentence(problem: SetupProblem): string {
  switch (problem.code) {
    case 'too-few-players': return say('problem-too-few-players');
    case 'too-many-players': return say('problem-too-many-players');
    case 'no-name': return say('problem-no-name', { number: String(problem.seat + 1) });
    case 'long-name': return say('problem-long-name', { name: shown(problem.name) });
    case 'same-name': return say('problem-same-name', { name: shown(problem.name) });
    case 'computers-name': return say('problem-computers-name', { name: shown(problem.name) });
    case 'nobodys-name': return say('problem-nobodys-name', { name: shown(problem.name) });
    case 'bad-key': return say('problem-bad-key', { name: problem.name, key: shown(problem.key) });
    case 'same-key': return say('problem-same-key', { key: formats().upper(problem.key) });
    case 'same-mark': return say('problem-same-mark', { mark: say(`mark-${problem.shape}`) });
    case 'bad-seed': return say('problem-bad-seed');
    case 'unknown-pace': return say('problem-unknown-pace', { pace: shown(problem.pace) });
    case 'unknown-rules': return say('problem-unknown-rules', {
      rules: shown(problem.rules), presets: PRESET_NAMES.join(', '), choices: CHOICE_WORDS.join(', '),
    });
    case 'unknown-aid': return say('problem-unknown-aid', { aid: shown(problem.aid) });
    case 'unknown-practice': return say('problem-unknown-practice', { practice: shown(problem.practice) });
    case 'practice-alone': return say('problem-practice-alone');
    case 'bad-score': return say('problem-bad-score', { score: shown(problem.score) });
    case 'unknown-clock': return say('problem-unknown-clock', { clock: shown(problem.clock) });
    case 'unknown-character': return say('problem-unknown-character', {
      character: shown(problem.character), characters: list(CHARACTERS.map((one) => say(`character-${one}`))),
    });
  }
}
