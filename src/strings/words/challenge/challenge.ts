/** A friend's challenge in words: on the page that its link opens, at the table, and in the end. */
import type { EndChallenge, EndModel } from '../../../history/endView';
import { PRINTED_RULES } from '../../../rules/options';
import { presetOf } from '../../../rules/presets';
import { winnersOf } from '../../../rules/scoring';
import { toBeatIn, type Challenge, type ToBeat } from '../../../setup/challenge';
import { secondsFor } from '../../../setup/setup';
import { list } from '../../formats';
import { say } from '../../say';
import { shownName } from '../grammar';
import { termsList } from '../setup/houseRules';
import { yesNo, type YesNo } from '../yesNo';

/** Who sends it, as its messages are told: a name, or that there is none. */
function sender(by: string | null): { readonly named: YesNo; readonly by: string } {
  return { named: yesNo(by !== null), by: by === null ? '' : shownName(by) };
}

/** The heading: "A challenge from Ann". */
export function challengeTitle({ by }: Pick<Challenge, 'by'>): string {
  return say('challenge-title', sender(by));
}

function names(of: readonly { readonly name: string }[]): string {
  return list(of.map(({ name }) => name));
}

/** What they made of these tiles: "Ann beat Pip 50–16. Can you?" */
export function challengeDare(challenge: Challenge): string {
  const { setup: { players }, by, tiles } = challenge;
  const people = players.filter(({ kind }) => kind === 'local').length;
  if (people > 1) return severalDare(challenge);
  const friend = players.findIndex(({ kind }) => kind === 'local');
  const others = players.flatMap(({ name }, seat) => (seat === friend ? [] : [{ name, tiles: tiles?.[seat] ?? 0 }]))
    .toSorted((a, b) => b.tiles - a.tiles);
  const who = sender(by);
  if (tiles === null) return say('challenge-open', { ...who, names: names(others) });
  const own = tiles[friend] ?? 0;
  const winners = winnersOf(tiles);
  if (!winners.includes(friend)) {
    const most = others[0]?.tiles ?? 0;
    return say('challenge-lost', { ...who, names: names(others.filter((one) => one.tiles === most)), tiles: own, most });
  }
  const told = { ...who, tiles: own };
  if (winners.length > 1) return say('challenge-tied', { ...told, names: names(others.filter((one) => one.tiles === own)) });
  return say('challenge-won', { ...told, names: names(others), others: others.map((one) => one.tiles).join('–') });
}

function severalDare(challenge: Challenge): string {
  const { setup: { players }, tiles } = challenge;
  const toBeat = toBeatIn(challenge);
  if (tiles === null || toBeat === null) return say('challenge-several-open');
  return say('challenge-several', {
    results: list(players.map(({ name }, seat) => `${shownName(name)} ${tiles[seat] ?? 0}`)), tiles: toBeat.tiles,
  });
}

/** How it is played, a sentence each. @param setup as it is played here */
export function challengeTerms({ setup }: Pick<Challenge, 'setup'>): readonly string[] {
  const { players, rules, callSeconds, memoryAid, pace } = setup;
  const [only, another] = players.filter(({ kind }) => kind === 'local');
  const seconds = secondsFor(callSeconds, another ? undefined : only?.clock);
  const printed = presetOf(rules) === presetOf(PRINTED_RULES);
  const agreed = termsList({ rules, memoryAid, callSeconds });
  // The last of them are no rules of the box: that everyone is asked, and the memory aid.
  const beside = agreed.length - termsList({ rules, memoryAid: false }).length;
  return [
    say(players.some(({ kind }) => kind === 'bot') ? 'challenge-same-tiles' : 'challenge-same-tiles-alone'),
    say('challenge-pace', { pace: say(`choice-pace-${pace}`) }),
    ...(rules.calls === 'automatic' || callSeconds === 'asked' ? []
      : [seconds === null ? say('challenge-no-clock') : say('challenge-clock', { seconds })]),
    ...(printed ? agreed.slice(agreed.length - beside) : agreed),
  ];
}

/** Told once as the game begins: "Ann won 50 tiles in this deal. Beat that!" */
export function challengeToBeat({ by, tiles }: ToBeat): string {
  return say('challenge-to-beat', { ...sender(by), tiles });
}

/** How it compares in the end, in one sentence. */
export function challengeCompared({ by, theirs, yours }: EndChallenge, { you }: Pick<EndModel, 'you'>): string {
  const told = { ...sender(by), theirs, yours, best: yesNo(you === null) };
  return say(yours > theirs ? 'challenge-end-won' : yours === theirs ? 'challenge-end-tied' : 'challenge-end-lost', told);
}
