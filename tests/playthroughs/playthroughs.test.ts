/**
 * Three whole games, told in text files that were read against the printed rules, line by line. A change to the rules
 * shows as a changed line. `UPDATE=1 npx vitest run tests/playthroughs` writes them anew: then read them again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../src/chance/chance';
import { dealOf } from '../../src/rules/deal';
import { applyEvent, startGame } from '../../src/rules/game';
import { PRINTED_RULES } from '../../src/rules/options';
import type { GameEvent } from '../../src/rules/position';
import type { GameRecord } from '../../src/rules/record';
import { parse, render } from '../helpers/playthrough';
import { randomEvent } from '../helpers/randomGame';

type Agreed = Omit<GameRecord, 'events' | 'deal'> & { readonly seed: string };

/** What each file tells; deal and events were drawn once, at random, from a word. */
const GAMES: Record<string, Agreed> = {
  'two-classic.txt': { seed: 'wood', seats: ['Ann', 'Ben'], starter: 0, rules: PRINTED_RULES },
  'three-race.txt': { seed: 'board', seats: ['Ann', 'Ben', 'Cat'], starter: 2,
    rules: { ...PRINTED_RULES, calls: 'race', claimCostsMove: false } },
  'four-pay-tile.txt': {
    seed: 'pencil', seats: ['Ann', 'Ben', 'Cat', 'Dan'], starter: 1,
    rules: { ...PRINTED_RULES, falseCall: 'pay-tile', missedRun: 'one-move' },
  },
};

function drawn(game: Agreed): GameRecord {
  const random = randomFrom(`${game.seed} is played`);
  const deal = dealOf(game.seed);
  const events: GameEvent[] = [];
  let position = startGame(game.rules, game.seats.length, game.starter, deal);
  for (let event = randomEvent(position, random); event !== null; event = randomEvent(position, random)) {
    const outcome = applyEvent(position, event);
    if (!outcome.ok) throw new Error(`${event.join(' ')} is refused`);
    position = outcome.position;
    events.push(event);
  }
  return { ...game, deal, events };
}

describe.each(Object.entries(GAMES))('%s', (name, game) => {
  const file = new URL(name, import.meta.url);
  if (process.env['UPDATE'] === '1') writeFileSync(file, `${render(drawn(game)).join('\n')}\n`);
  const text = readFileSync(file, 'utf8');

  test('is told as it is played, line by line', () => {
    const lines = text.trimEnd().split('\n');
    const played = render(parse(text)).join('\n').trimEnd().split('\n');
    for (const [number, line] of lines.entries()) expect(played[number], `${name}, line ${number + 1}`).toBe(line);
    expect(played).toHaveLength(lines.length);
  });
  test('is a whole game, of many missed runs, claims and calls', () => {
    expect(text).toContain('all tiles are played');
    for (const words of [/has missed/g, /takes \d+: .* missed by/g, /for nothing/g, /calls SNAG and takes/g]) {
      expect([...text.matchAll(words)].length, words.source).toBeGreaterThan(1);
    }
  });
});
