/** What is agreed besides who plays, as rows of words: a list of data, one row for each thing that can be chosen. */
import { RULE_CHOICES, PRESETS, PRESET_NAMES, RULES_IN_ORDER, presetOf, type Rule } from '../../rules/presets';
import { MATCH_GAMES, type PlayedFor } from '../../rules/scoring';
import { PACES, TIMES_TO_CALL, canPractise, type CallSeconds, type Pace } from '../../setup/setup';
import type { SetupDraft } from '../../setup/kept/tables';
import { formats } from '../../strings/formats';
import { say } from '../../strings/say';
import {
  aidWords, callTimeWords, matchWords, paceWords, practiceWords, rulesWords,
} from '../../strings/words/setup/choices';
import { ruleName, ruleWords } from '../../strings/words/setup/houseRules';
import { rowOf, type ChoiceRow } from '../parts/choiceRow';
import type { Unfolded } from './setupModel';

/** What the rows need to change something. */
export interface RowPorts {
  readonly change: (draft: SetupDraft) => void;
  readonly unfold: (what: Unfolded | null) => void;
}

/** How many games a match of several has until somebody says otherwise. */
const USUAL_GAMES = 3;

const CALL_TIMES: readonly CallSeconds[] = [...TIMES_TO_CALL, 'asked'];

/** All rows, in the order in which they stand. */
export function rowsOf(draft: SetupDraft, unfolded: Unfolded | null, ports: RowPorts): readonly ChoiceRow[] {
  const { change } = ports;
  return [
    ...matchRows(draft, ports),
    ...rulesRows(draft, unfolded, ports),
    // Where nobody calls, there is no time to call.
    ...draft.rules.calls === 'automatic' ? []
      : [callTimeRow(CALL_TIMES, draft.callSeconds, (callSeconds) => change({ ...draft, callSeconds }))],
    paceRow(draft.pace, (pace) => change({ ...draft, pace })),
    rowOf({
      name: 'memory-aid', label: say('choice-aid'), of: [false, true], chosen: draft.memoryAid, words: aidWords,
      choose: (memoryAid) => change({ ...draft, memoryAid }),
    }),
    // Nobody gets hints against another person.
    ...canPractise(draft.players) ? [rowOf({
      name: 'practice', label: say('choice-practice'), of: [false, true], chosen: draft.practice === true,
      words: practiceWords, choose: (practised) => change({ ...draft, practice: practised ? true : undefined }),
    })] : [],
  ];
}

/** A choice between these times to call. */
export function callTimeRow<T extends CallSeconds>(times: readonly T[], seconds: CallSeconds, choose: (seconds: T) => void): ChoiceRow {
  return rowOf<CallSeconds>({
    name: 'call-time', label: say('choice-call-time'), of: times, chosen: seconds, words: callTimeWords,
    choose: (chosen) => choose(chosen as T),
  });
}

/** A choice of the pace; `instant` is no pace for people. */
export function paceRow(pace: Pace, choose: (pace: Pace) => void): ChoiceRow {
  return rowOf({
    name: 'pace', label: say('choice-pace'), of: PACES.filter((one) => one !== 'instant' || pace === 'instant'), chosen: pace,
    words: paceWords, choose,
  });
}

function games(count: typeof MATCH_GAMES[number]): PlayedFor {
  return { kind: 'games', games: count };
}

function matchRows(draft: SetupDraft, { change }: RowPorts): ChoiceRow[] {
  const { playedFor } = draft;
  const all: Readonly<Record<PlayedFor['kind'], PlayedFor>> = {
    single: { kind: 'single' }, 'to-100': { kind: 'to-100' }, games: playedFor.kind === 'games' ? playedFor : games(USUAL_GAMES),
  };
  const kinds = rowOf({
    name: 'match', label: say('choice-match'), of: ['single', 'to-100', 'games'] as const, chosen: playedFor.kind,
    words: (kind) => matchWords(all[kind]), choose: (kind) => change({ ...draft, playedFor: all[kind] }),
  });
  if (playedFor.kind !== 'games') return [kinds];
  return [kinds, rowOf({
    name: 'games', label: say('choice-games'), of: MATCH_GAMES, chosen: playedFor.games, within: true,
    words: (count) => ({ word: formats().number(count), spoken: say('choice-games-name', { games: count }) }),
    choose: (count) => change({ ...draft, playedFor: games(count) }),
  })];
}

/** Rules that have a name, and one more word for one's own. That unfolds them one by one. */
function rulesRows(draft: SetupDraft, unfolded: Unfolded | null, { change, unfold }: RowPorts): ChoiceRow[] {
  const preset = presetOf(draft.rules);
  const own = preset === null || unfolded?.part === 'rules';
  const presets = rowOf({
    name: 'rules', label: say('choice-rules'), of: [...PRESET_NAMES, 'own'] as const, chosen: own ? 'own' : preset,
    words: rulesWords,
    choose(name) {
      unfold(name === 'own' ? { part: 'rules' } : null);
      if (name !== 'own') change({ ...draft, rules: PRESETS[name] });
    },
  });
  if (!own) return [presets];
  // Where nobody calls, it does not matter what calls cost.
  const asked = draft.rules.calls === 'automatic' ? ['calls'] as const : RULES_IN_ORDER;
  return [presets, ...asked.map((rule) => ruleRow(rule, draft, (changed) => {
    unfold({ part: 'rules' });
    change(changed);
  }))];
}

/** A rule by itself. Label and word read as one sentence: "A false call costs a move." */
function ruleRow<R extends Rule>(rule: R, draft: SetupDraft, change: (draft: SetupDraft) => void): ChoiceRow {
  const choices: readonly SetupDraft['rules'][R][] = RULE_CHOICES[rule];
  return rowOf({
    name: `rule-${rule}`, label: ruleName(rule), of: choices, chosen: draft.rules[rule], within: true,
    words: (choice) => ruleWords(rule, choice),
    choose: (choice) => change({ ...draft, rules: { ...draft.rules, [rule]: choice } }),
  });
}
