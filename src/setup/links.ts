/** What is agreed before a game as a link's text: what a link starts, and the link that starts a game again. */
import { DEFAULT_LEVEL, isLevel } from '../ai/levelNames';
import { MAX_SEATS } from '../rules/options';
import { readRules, writeRules } from '../rules/presets';
import {
  CALL_SECONDS, canPractise, checkNewGame, defaultCallSeconds, isPace, type CallSeconds, type GameSetup, type SetupOutcome,
} from './setup';
import { COMPUTER, NAME_LENGTH, SEED_LENGTH, cleanText, freeName } from './names';
import type { Player } from './players';
import { capitalised, seatsWritten } from './seats/seatsWritten';

/** How the time to call is written in a link. */
const CLOCK_WORDS: ReadonlyMap<string, CallSeconds> = new Map<string, CallSeconds>([
  ...CALL_SECONDS.map((seconds) => [String(seconds), seconds] as const), ['none', null], ['asked', 'asked'],
]);

/**
 * The game that a link asks for, as in `?play=ann,computer:ada&deal=SEED&pace=fast&rules=family&aid=on&clock=8&practice=on`. Computers
 * are called as their characters are; where a person has that name, the person keeps it.
 * @param freshSeed the word for the deal where the link names none
 * @returns null when the link asks for no game
 */
export function setupFromLink(query: string, freshSeed: () => string): SetupOutcome | null {
  const asked = new URLSearchParams(query);
  const play = asked.get('play');
  if (play === null) return null;
  const pace = asked.get('pace') ?? 'normal';
  if (!isPace(pace)) return { ok: false, problem: { code: 'unknown-pace', pace: cleanText(pace).slice(0, NAME_LENGTH) } };
  const rulesWord = cleanText(asked.get('rules') ?? 'printed').toLowerCase();
  const rules = readRules(rulesWord);
  if (!rules) return { ok: false, problem: { code: 'unknown-rules', rules: rulesWord.slice(0, SEED_LENGTH) } };
  const aid = cleanText(asked.get('aid') ?? 'off').toLowerCase();
  if (aid !== 'on' && aid !== 'off') return { ok: false, problem: { code: 'unknown-aid', aid: aid.slice(0, NAME_LENGTH) } };
  const practiceWord = cleanText(asked.get('practice') ?? 'off').toLowerCase();
  if (practiceWord !== 'on' && practiceWord !== 'off') {
    return { ok: false, problem: { code: 'unknown-practice', practice: practiceWord.slice(0, NAME_LENGTH) } };
  }
  const clockWord = asked.get('clock');
  const clock = CLOCK_WORDS.get(cleanText(clockWord ?? '').toLowerCase());
  if (clockWord !== null && clock === undefined) {
    return { ok: false, problem: { code: 'unknown-clock', clock: cleanText(clockWord).slice(0, NAME_LENGTH) } };
  }
  const seats = seatsWritten(play, MAX_SEATS);
  const taken = seats.flatMap((seat) => (seat.kind === 'local' ? [seat.name] : []));
  const players: Player[] = [];
  for (const seat of seats) {
    if (seat.kind === 'local') players.push(seat);
    else if (!isLevel(seat.level)) {
      return { ok: false, problem: { code: 'unknown-character', character: seat.level.slice(0, NAME_LENGTH) } };
    } else {
      const name = freeName(capitalised(seat.level), taken);
      taken.push(name);
      players.push({ name, kind: 'bot', level: seat.level });
    }
  }
  const practises = practiceWord === 'on';
  if (practises && !canPractise(players)) return { ok: false, problem: { code: 'practice-alone' } };
  return checkNewGame({
    players, order: 'given', seed: asked.get('deal') ?? freshSeed(), rules, pace,
    callSeconds: clock === undefined ? defaultCallSeconds(players) : clock, memoryAid: aid === 'on',
    playedFor: { kind: 'single' }, ...(practises ? { practice: true } : {}),
  });
}

/**
 * The link that starts this very deal again, by the same rules. Computers go as their characters, whatever they are called. It does not
 * ask for practice: whoever is sent it plays the game itself.
 */
export function linkTo(setup: GameSetup): string {
  const play = setup.players.map(({ name, kind, level }) => (kind === 'bot' ? `${COMPUTER}:${level ?? DEFAULT_LEVEL}` : name)).join(',');
  const rules = writeRules(setup.rules);
  const clock = [...CLOCK_WORDS].find(([, seconds]) => seconds === setup.callSeconds)?.[0];
  return `?${new URLSearchParams({
    play, deal: setup.seed, pace: setup.pace, ...(rules === 'printed' ? {} : { rules }), ...(setup.memoryAid ? { aid: 'on' } : {}),
    ...(clock === undefined || setup.callSeconds === defaultCallSeconds(setup.players) ? {} : { clock }),
  }).toString()}`;
}

/** Who takes the place of whoever is asked to play a deal, by that word in the link. */
export const FRIEND = 'you';

/**
 * Whether a link is a challenge, which is shown before it is played (`challenge`): it says who made what of the deal. An older challenge
 * says no more than any link to a deal, and begins at once, as it always did.
 */
export function isChallenge(query: string): boolean {
  const asked = new URLSearchParams(query);
  return asked.has('play') && (asked.has('score') || asked.has('from'));
}
