/** The computers' luck: what a bot is asked tells nothing of the deal, not even by the word that its chance hangs on. */
import { describe, expect, test } from 'vitest';
import { localPlayer } from '../../src/ai/player';
import type { Question } from '../../src/ai/questions';
import { scramble, fraction, randomFrom } from '../../src/chance/chance';
import { dealOf } from '../../src/rules/deal';
import type { Seat } from '../../src/rules/position';
import { replay, type GameRecord } from '../../src/rules/record';
import { luckOf, newGame, toStore, type OpenedGame } from '../../src/session/savedGame';
import { createSession } from '../../src/session/session';
import { openApp } from '../helpers/apps';
import { jumpingClock } from '../helpers/clock';
import { randomGame, randomStart } from '../helpers/randomGame';
import { reopened, setupOf, sharpEyes, sit } from '../helpers/sessions';
import { amount } from '../long/amount';

const POSITIONS = amount(80, 1000);

/** A record cut off at a random event. */
function somewhere(seed: string): GameRecord {
  const { record, random } = randomStart(seed);
  const { record: { events } } = randomGame(seed);
  return { ...record, events: events.slice(0, Math.floor(fraction(random) * events.length)) };
}

/** The same game from a deal that differs only where `seat` has not seen a tile yet; `word` scrambles those. */
function twinOf(record: GameRecord, seat: Seat, word: string): GameRecord {
  const played = replay(record);
  if (!played.ok) throw new Error('a random game does not replay');
  const { racks, pile } = played.position;
  const hidden = new Set([...pile, ...racks.flatMap((rack, holder) => (holder === seat ? [] : rack))]);
  const scrambled = scramble([...hidden], randomFrom(word));
  return { ...record, deal: record.deal.map((tile) => (hidden.has(tile) ? scrambled.pop()! : tile)) };
}

/** The game as it is kept, a computer on every seat. */
function gameOf(record: GameRecord, seed: string): OpenedGame {
  const setup = setupOf(record.seats.map(() => 'computer').join(' '), { seed, rules: record.rules });
  const players = setup.players.map((player, seat) => ({ ...player, name: record.seats[seat]! }));
  const { saved } = newGame({ ...setup, players }, record.deal, 'id', 0, { luck: players.map((_, seat) => `luck ${seat}`) });
  return reopened({ ...saved, record: { ...saved.record, ...toStore(record) } });
}

/** All that the bot on a seat is asked as the game is taken up, as text. */
async function asked(game: OpenedGame, seat: Seat): Promise<string> {
  const questions: Question[] = [];
  const clock = jumpingClock();
  const session = createSession(game, {
    clock, today: () => 0, save: () => {},
    thinker: {
      choose(question) { questions.push(question); return sharpEyes.choose(question); },
      look(question) { questions.push(question); return sharpEyes.look(question); },
    },
  });
  await clock.rest();
  session.stop();
  return JSON.stringify(questions.filter(({ view }) => view.seat === seat));
}

describe('what a bot is asked', () => {
  test(`is the same, byte for byte, for two deals that agree in all that its seat has seen (${POSITIONS} positions)`, async () => {
    let differ = 0;
    for (let i = 0; i < POSITIONS; i += 1) {
      const record = somewhere(`luck ${i}`);
      const played = replay(record);
      const seat = played.ok && played.position.mover !== null && i % 2 === 0 ? played.position.mover : i % record.seats.length;
      const twin = twinOf(record, seat, `twin ${i}`);
      if (twin.deal.join() !== record.deal.join()) differ += 1;
      const [one, other] = [await asked(gameOf(record, `word ${i}`), seat), await asked(gameOf(twin, `another ${i}`), seat)];
      expect(other).toBe(one);
    }
    expect(differ).toBeGreaterThan(POSITIONS * 0.9);
  });
  test('never holds the word of the deal, in games that are begun here', async () => {
    const questions: Question[] = [];
    const told = <T>(question: Question, answer: T): T => {
      questions.push(question);
      return answer;
    };
    const app = await openApp({
      thinker: {
        choose: (question) => told(question, sharpEyes.choose(question)), look: (question) => told(question, sharpEyes.look(question)),
      },
    });
    await app.ask({ kind: 'play' });
    await app.toTheEnd();
    await app.ask({ kind: 'newGame' });
    await app.toTheEnd();
    const games = (await app.store.readAll()).games.map((game) => reopened(game).replayed.record);
    expect(games).toHaveLength(2);
    // Each seat of each game has a word of its own, and is asked with that alone.
    const words = new Set([...games.flatMap(({ luck }) => luck), ...games.map(({ seed }) => seed)]);
    expect(words.size).toBe(4 + 2);
    expect(new Set(questions.map(({ seed }) => seed))).toEqual(new Set(games.flatMap(({ luck }) => luck)));
  });
});

describe('luck', () => {
  const setup = setupOf('computer computer', { pace: 'instant', seed: 'monday' });
  const played = async (luck?: readonly string[]): Promise<readonly unknown[]> => {
    const { session, clock } = sit(setup, { thinker: localPlayer, game: newGame(setup, dealOf('monday'), 'id', 0, luck ? { luck } : {}) });
    await clock.until(() => session.state().phase === 'over');
    return session.played().record.events;
  };

  test('alone makes two games of the same deal differ', async () => {
    expect(await played(['a', 'b'])).toEqual(await played(['a', 'b']));
    expect(await played(['a', 'b'])).not.toEqual(await played(['c', 'd']));
  });
  test('is kept with the game and stands in its record, and what looks back at the game asks with it', () => {
    const { session, saves } = sit(setup, { game: newGame(setup, dealOf('monday'), 'id', 0, { luck: ['a', 'b'] }) });
    expect(luckOf(reopened(saves.at(-1)))).toEqual(['a', 'b']);
    expect(session.record()).toMatchObject({ luck: ['a', 'b'] });
    expect(session.played().seeds).toEqual(['a', 'b']);
  });
  test('hangs on the word of the deal in games that were begun without it, as it did then', () => {
    const { session, saves } = sit(setup);
    expect(reopened(saves.at(-1)).replayed.record.luck).toBeUndefined();
    expect(session.played().seeds).toEqual(['monday:0', 'monday:1']);
  });
  test('that is no good is passed over, and the game is opened', () => {
    const { saved } = newGame(setup, dealOf('monday'), 'id', 0);
    for (const luck of ['a', ['a'], ['a', 'b', 'c'], ['a', 1], ['a', 'x'.repeat(101)], null]) {
      expect(luckOf(reopened({ ...saved, record: { ...saved.record, luck } }))).toEqual(['monday:0', 'monday:1']);
    }
  });
});

