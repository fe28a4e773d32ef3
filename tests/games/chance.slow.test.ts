/**
 * At a table at which nobody may know what comes, each number of a game's chance is drawn by itself: no word is asked, which somebody could
 * find out. The game that is kept holds all that was drawn.
 */
import { describe, expect, test } from 'vitest';
import { fraction, randomFrom } from '../../src/chance/chance';
import { CRYPTO_CHANCE, shuffled, type Chance } from '../../src/chance/drawn';
import type { GameTypes, SavedGame } from '../../src/contract/contract';
import { dealOf, replay } from '../../src/contract/record';
import { openSaved, toStore } from '../../src/contract/savedGame';
import { HERE, playByChance, playOf, type Play } from '../host/helpers/plays';
import { CATALOGUE } from './catalogue';
import type { TestGame } from './testGame';

const KINDS = [{ kind: 'remote' }, { kind: 'remote' }, { kind: 'remote' }] as const;
/** Games with chance beside their deal. */
const DEALS_ON = ['cash', 'spoons', 'pig', 'speed', 'snap', 'snap-back'];

/** By then each of them has asked for more, in milliseconds. */
const LONG_ENOUGH = 400_000;

/** Chance that counts how often it was asked. */
function counting(seed: string): Chance & { asked: number } {
  const random = randomFrom(seed);
  const chance = {
    asked: 0,
    below(n: number): number {
      chance.asked += 1;
      return Math.floor(fraction(random) * n);
    },
  };
  return chance;
}

/** A game that is dealt by chance, of this word, whose terms are the same whatever the word. */
function dealt({ game, begin }: TestGame<GameTypes>, seed: string, chance: Chance): SavedGame<GameTypes> {
  const saved = begin(KINDS, 'chance');
  // Where the time of a game can be agreed it has no end.
  const setup = { ...saved.setup, ...'seed' in saved.setup ? { seed } : {}, ...'minutes' in saved.setup ? { minutes: null } : {} };
  return { ...saved, setup, seed, deal: game.drawDeal(setup, chance) };
}

/** Plays on with this chance, by people. @param milliseconds of the game's own time */
async function played(
  one: TestGame<GameTypes>, saved: SavedGame<GameTypes>, chance: Chance, milliseconds = 200_000,
): Promise<Play<GameTypes>> {
  const screens = [...saved.luck.keys()].map((place) => ({ places: [place], line: HERE }));
  const play = playOf(one.game, saved, { screens, beside: { chance } });
  playByChance(one, play, 'chance');
  play.host.goOn();
  await play.pass(milliseconds);
  return play;
}

describe.each(CATALOGUE.map((one) => [one.game.name, one] as const))('%s', (name, one) => {
  const { game } = one;

  test('asks nothing but its chance: another word changes nothing that anybody is told', async () => {
    const [chance, same] = [counting('chance'), counting('chance')];
    const plays = [await played(one, dealt(one, 'a word', chance), chance), await played(one, dealt(one, 'another', same), same)];
    const [heard, other] = plays.map(({ screens }) => screens.map(({ messages }) => messages));
    expect(heard).toEqual(other);
    expect(heard![0]!.length).toBeGreaterThan(10);
    expect(chance.asked).toBe(same.asked);
    expect(dealt(one, 'a word', counting('other chance')).deal).not.toEqual(dealt(one, 'a word', counting('chance')).deal);
  });

  test('keeps all that was drawn, and goes on from there with chance of its own', async () => {
    const chance = counting('kept');
    const saved = dealt(one, 'a word', chance);
    const { asked } = chance;
    const play = await played(one, saved, chance, LONG_ENOUGH);
    expect(chance.asked > asked).toBe(DEALS_ON.includes(name));
    const now = play.host.saved();
    const opened = openSaved(game, JSON.parse(JSON.stringify(toStore(game, now))));
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    // No chance is asked when it is read, and what was shown is what is kept.
    const again = replay(game, opened.saved.setup, dealOf(game, opened.saved), opened.saved.events);
    if (!again.ok) throw new Error(`event ${again.event}: ${again.code}`);
    expect(again.states.at(-1)).toEqual(replayOf(one, now));
    expect(opened.saved.deal).toEqual(now.deal);
    expect(opened.saved.events.length).toBeGreaterThan(3);
  });
});

function replayOf({ game }: TestGame<GameTypes>, saved: SavedGame<GameTypes>): unknown {
  const outcome = replay(game, saved.setup, dealOf(game, saved), saved.events);
  return outcome.ok ? outcome.states.at(-1) : outcome.code;
}

describe('the shoe of Snap Back', () => {
  const one = CATALOGUE.find(({ game }) => game.name === 'snap-back')!;

  test('is shuffled again as cards are needed, before anybody sees the first of them, and is kept as it is then', async () => {
    const chance = counting('shoe');
    const saved = dealt(one, 'a word', chance);
    const cardsIn = (game: SavedGame<GameTypes>): readonly number[] => (game.deal as { readonly cards: readonly number[] }).cards;
    expect(cardsIn(saved)).toHaveLength(72);
    const play = await played(one, saved, chance, LONG_ENOUGH);
    const shown = play.host.saved().events.filter((event) => (event as readonly string[])[0] === 'show').length;
    expect(shown).toBeGreaterThan(72);
    const cards = cardsIn(play.host.saved());
    expect(cards.slice(0, 72)).toEqual(cardsIn(saved));
    // All but the six that were shown last.
    expect(cards).toHaveLength(72 + 66);
    const whole = shuffled(cards.slice(66, 138), CRYPTO_CHANCE).toSorted((a, b) => a - b);
    expect(whole).toEqual(cards.slice(0, 72).toSorted((a, b) => a - b));
    const seen = play.screens[0]!.happenings.flatMap((happening) =>
      ('rank' in happening && 'number' in happening && happening.type === 'shown' ? [[happening.number, happening.rank]] : []));
    expect(seen.every(([number, rank]) => cards[number as number - 1] === rank)).toBe(true);
    // It was written down before the first of the new cards was shown.
    const longer = play.saves.findIndex((save) => cardsIn(save).length > 72);
    expect(play.saves[longer]!.events.filter((event) => (event as readonly string[])[0] === 'show')).toHaveLength(72);
  });
});
