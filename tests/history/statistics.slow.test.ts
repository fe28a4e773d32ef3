/** What finished games come to for each name, worked out by hand and beside the arena's count; and what is left when a name is deleted. */
import { describe, expect, test } from 'vitest';
import { SQUARES } from '../../src/rules/board';
import { PRINTED_RULES } from '../../src/rules/options';
import type { GameRecord } from '../../src/rules/record';
import { PARTS } from '../../src/rules/scoring';
import { createStatistics, finishedGame as finishedSummary, statisticsOfSeat } from '../../src/history/statistics';
import { RECENT_GAMES } from '../../src/history/pastView';
import { countSeats, summaryOf, type GameSummary } from '../../src/session/gameSummary';
import { anonymizeGame, anonymizeMatch, anonymizeSummary } from '../../src/history/anonymize';
import { openSaved, type OpenedGame, type SavedGame } from '../../src/session/savedGame';
import { newMatch } from '../../src/match/match';
import { readMatch } from '../../src/match/savedMatch';
import { isNobody } from '../../src/setup/names';
import { shownName } from '../../src/strings/words/grammar';
import { runsByHand } from '../helpers/runsByHand';
import { finished } from '../helpers/finished';
import { randomGame } from '../helpers/randomGame';
import { reopened, setupOf, sit } from '../helpers/sessions';
import { finished as finishedIn, matchIn, newStore, unfinished } from '../helpers/stores';

const summary = ({ saved }: OpenedGame): GameSummary => summaryOf(saved)!;
/** The statistics of each name, with its games one by one. */
function statisticsOf(games: readonly OpenedGame[]) {
  const statistics = createStatistics('You');
  statistics.add(games.map(summary));
  return statistics.result().map((one) => {
    const { recent, personal: _, ...rest } = one;
    return { ...rest, games: recent };
  });
}
const finishedGame = (game: OpenedGame, me = 'You') => finishedSummary(summary(game), me);
const statisticsOfGame = (record: GameRecord, times?: readonly (number | null)[]) => countSeats(record, times).map(statisticsOfSeat);

const dealFrom = (...first: readonly number[]): number[] => [...first, ...SQUARES.filter((tile) => !first.includes(tile))];

/** Ann plays 4 5 6, and with 7 makes a run that she takes; Ben calls in vain, then takes the run 31 32 33 34 that Ann misses. */
const HAND: GameRecord = {
  rules: PRINTED_RULES, seats: ['ann', 'ben'], starter: 0,
  //            Ann            Ben             drawn by turns
  deal: dealFrom(4, 6, 31, 33, 5, 32, 50, 70, 7, 34, 41, 42, 43, 44),
  events: [
    ['place', 0, 4], ['draw', 0], // 7
    ['place', 1, 5], ['draw', 1], // 34
    ['place', 0, 6], ['draw', 0], // 41
    ['place', 1, 32], ['snag', 1], ['draw', 1], // 42; a false call: Ben owes a move
    ['place', 0, 7], ['snag', 0], ['draw', 0], // 43; 4 5 6 7 for Ann. Ben loses a move
    ['place', 0, 31], ['draw', 0], // 44
    ['place', 1, 34], ['draw', 1],
    ['place', 0, 33], ['draw', 0], // the run is missed
    ['snag', 1], // 31 32 33 34 for Ben, who loses a move
  ],
};

describe('the figures of a game', () => {
  test('are what a hand counts', () => {
    expect(statisticsOfGame(HAND)).toEqual([
      { tiles: 4, won: PARTS / 2, made: 2, missed: 1, snagged: 0, vain: 0, callTime: null },
      { tiles: 4, won: PARTS / 2, made: 0, missed: 0, snagged: 1, vain: 1, callTime: null },
    ]);
    expect(statisticsOfGame({ ...HAND, events: HAND.events.slice(0, -1) })).toMatchObject([
      { tiles: 4, won: PARTS, missed: 1 }, { tiles: 0, won: 0, snagged: 0 },
    ]);
  });
  test('are those of the arena, under any rules', () => {
    for (let i = 0; i < 40; i += 1) {
      const { record, position } = randomGame(`figures ${i}`);
      const figures = statisticsOfGame(record);
      expect(figures.map(({ made, missed, snagged }) => ({ made, missed, snagged }))).toEqual(runsByHand(record));
      expect(figures.map(({ tiles }) => tiles)).toEqual(position.won.map(({ length }) => length));
      expect(figures.reduce((sum, { won }) => sum + won, 0)).toBe(PARTS);
    }
  });
});

describe('the figures of names', () => {
  const game = (names: readonly string[], savedAt: number, seed: string) => {
    const { record } = randomGame(seed);
    return finished({ ...record, seats: record.seats.map((_, i) => names[i] ?? `x${seed}${i}`) }, seed, savedAt);
  };
  test('stand game by game, the oldest first, those with most games above, however the names are written', () => {
    const games = [game(['ANN', 'Cat'], 3, 'c'), game(['Ben', 'Ann'], 2, 'b'), game(['Ann', 'Ben'], 1, 'a')];
    const figures = statisticsOf(games);
    expect(figures.filter(({ name }) => !name.startsWith('x')).map(({ name, games: all }) => [name, all.length]))
      .toEqual([['ANN', 3], ['Ben', 2], ['Cat', 1]]);
    expect(figures[0]?.games)
      .toEqual([statisticsOfGame(games[2]!.replayed.record)[0], statisticsOfGame(games[1]!.replayed.record)[1],
        statisticsOfGame(games[0]!.replayed.record)[0]]);
  });
  test('leave out names that stand for others', () => {
    for (const mark of ['?', '? 2', 'Somebody', 'Somebody 3']) {
      expect(isNobody(mark), mark).toBe(true);
      const left = statisticsOf([game([mark, 'Ben'], 1, 'a')]).map(({ name }) => name);
      expect(left).toContain('Ben');
      expect(left).not.toContain(mark);
    }
    for (const name of ['??', 'Somebody Else', '? x', '']) expect(isNobody(name), name).toBe(false);
  });
  test('that stand for others are said in words, and are told apart', () => {
    expect(['?', '? 2', 'Somebody', 'Somebody 2', 'Ann'].map(shownName))
      .toEqual(['Somebody', 'Somebody 2', 'Somebody', 'Somebody 2', 'Ann']);
  });
  test('are the same in pieces, add up all games, and tell only the last ones one by one', () => {
    const games = Array.from({ length: 40 }, (_, i) => summary(finished(HAND, `${i}`, 100 - i)));
    const [whole, pieces] = [createStatistics('You'), createStatistics('You')];
    whole.add(games);
    for (let i = 0; i < games.length; i += 7) pieces.add(games.slice(i, i + 7));
    expect(pieces.result()).toEqual(whole.result());
    const [ann] = whole.result();
    expect(ann).toMatchObject({ name: 'ann', games: 40, totals: { tiles: 160, made: 80, missed: 40, won: 20 * PARTS } });
    expect(ann?.recent).toHaveLength(RECENT_GAMES);
  });
  test('of the player of this device come together under the name that they have now', () => {
    const hand = summary(finished(HAND, 'mine'));
    const as = (name: string, me?: true): GameSummary => (
      { ...hand, seats: [{ ...hand.seats[0]!, name, ...(me ? { me } : {}) }, hand.seats[1]!] });
    const statistics = createStatistics('Ida');
    statistics.add([as('You', true), as('Ann', true), as('ida'), as('Ann')]);
    expect(statistics.result().map(({ name, games, me }) => [name, games, me])).toEqual([
      ['ben', 4, undefined], ['Ida', 3, true], ['Ann', 1, undefined],
    ]);
  });
  test('of “Player”, “You” and the name of now stand in one line; a “Player” beside somebody else is another person', () => {
    const hand = summary(finished(HAND, 'mine'));
    const [first, second] = [hand.seats[0]!, hand.seats[1]!];
    const games: GameSummary[] = [
      // Of before there was a player of the device, alone against a computer.
      { ...hand, seats: [{ ...first, name: 'Player' }, { ...second, name: 'Otto', level: 'otto' }] },
      { ...hand, seats: [{ ...first, name: 'You', me: true }, { ...second, name: 'Otto', level: 'otto' }] },
      { ...hand, seats: [{ ...first, name: 'Player', me: true }, { ...second, name: 'Sally' }] },
      { ...hand, seats: [{ ...first, name: 'IDA' }, { ...second, name: 'Otto', level: 'otto' }] },
      { ...hand, seats: [{ ...first, name: 'Player' }, { ...second, name: 'Sally' }] },
    ];
    const statistics = createStatistics('Ida');
    statistics.add(games);
    expect(statistics.result().map(({ name, games: all, me }) => [name, all, me])).toEqual([
      ['Ida', 4, true], ['Otto', 3, undefined], ['Sally', 2, undefined], ['Player', 1, undefined],
    ]);
    expect(games.map((one) => finishedSummary(one, 'Ida').seats[0]!.name)).toEqual(['Ida', 'Ida', 'Ida', 'Ida', 'Player']);
  });
  test('say which names are persons: computers that play under them have no slips of their own', () => {
    const hand = summary(finished(HAND, 'mixed'));
    const statistics = createStatistics('Ida');
    statistics.add([{ ...hand, seats: [hand.seats[0]!, { ...hand.seats[1]!, name: 'Otto', level: 'otto' }] }]);
    expect(statistics.result().map(({ name, person }) => [name, person])).toEqual([['ann', true], ['Otto', undefined]]);
  });
  test('need no game at all', () => {
    expect(statisticsOf([])).toEqual([]);
  });
  test('come from games in the list, with the winners marked', () => {
    expect(finishedGame(finished(HAND, 'hand', 7))).toEqual({
      id: 'hand', endedAt: 7, practice: false,
      seats: [{ name: 'ann', shape: 'circle', level: null, tiles: 4, won: true },
        { name: 'ben', shape: 'square', level: null, tiles: 4, won: true }],
    });
  });
});

describe('the player of this device in the list', () => {
  const hand = finished(HAND, 'hand', 7);
  const named = (names: readonly [string, string], me?: true) => {
    const { setup } = hand.saved;
    const players = setup.players.map((player, i) => ({ ...player, name: names[i]!, ...(i === 0 && me ? { me } : {}) }));
    return { ...hand, saved: { ...hand.saved, setup: { ...setup, players } } };
  };
  const shown = (game: OpenedGame, me: string) => finishedGame(game, me).seats.map(({ name }) => name);
  test('has one name in all games, the one that they have now, as in the statistics', () => {
    expect(shown(named(['Player', 'Ben'], true), 'You')).toEqual(['You', 'Ben']);
    expect(shown(named(['You', 'Ben'], true), 'Ida')).toEqual(['Ida', 'Ben']);
    expect(shown(named(['Anna', 'Ben'], true), 'Ida')).toEqual(['Ida', 'Ben']);
  });
  test('is nobody else: two people are never made one', () => {
    expect(shown(named(['Player', 'Ben']), 'Ida')).toEqual(['Player', 'Ben']);
    // Somebody else was called there as they are now.
    expect(shown(named(['Player', 'ida'], true), 'Ida')).toEqual(['Player', 'ida']);
  });
});

describe('practice games', () => {
  const real = finished(HAND, 'played', 1);
  const practised = (id: string): OpenedGame => {
    const game = finished(HAND, id, 2);
    return { ...game, saved: { ...game.saved, setup: { ...game.saved.setup, practice: true } } };
  };

  test('are counted by themselves, and add nothing to the figures', () => {
    const [alone] = statisticsOf([real]);
    const [ann] = statisticsOf([practised('a'), real, practised('b')]);
    expect(alone).toMatchObject({ name: 'ann', practised: 0 });
    expect(ann).toEqual({ ...alone, practised: 2 });
    expect(statisticsOf([practised('a')])).toMatchObject([{ name: 'ann', practised: 1, games: [], callTime: null }, { name: 'ben' }]);
  });

  test('are marked in the list', () => {
    expect(finishedGame(practised('a')).practice).toBe(true);
    expect(finishedGame(real).practice).toBe(false);
  });
});

describe('the median time to call', () => {
  // The calls of HAND: Ben in vain, Ann after 800 ms, Ben after 1,200.
  const timed = (callTimes: (number | null)[], id: string, savedAt: number) => {
    const game = finished(HAND, id, savedAt);
    return { ...game, saved: { ...game.saved, callTimes } };
  };
  const medians = (...games: ReturnType<typeof timed>[]) =>
    Object.fromEntries(statisticsOf(games).map(({ name, callTime, games: all }) => [name, [callTime, ...all.map((one) => one.callTime)]]));
  test('is that of the calls that took a run', () => {
    expect(medians(timed([null, 800, 1200], 'a', 1))).toEqual({ ann: [800, 800], ben: [1200, 1200] });
  });
  test('over several games is the middle of all calls, or the mean of the two in the middle', () => {
    const games = [timed([null, 600, 3000], 'c', 3), timed([null, 1000, null], 'b', 2), timed([null, 800, 1200], 'a', 1)];
    expect(medians(...games)).toEqual({ ann: [800, 800, 1000, 600], ben: [2100, 1200, null, 3000] });
  });
  test('is not known where no time was kept', () => {
    expect(medians(timed([null, null, null], 'a', 1))).toEqual({ ann: [null, null], ben: [null, null] });
    expect(statisticsOf([finished(HAND)]).map(({ callTime }) => callTime)).toEqual([null, null]);
  });
  test('of two calls in one game is their mean, of three the middle one', () => {
    const events: GameRecord['events'] = [...HAND.events.slice(0, 10), ['snag', 0], ['snag', 0], ['snag', 0]];
    const record = { ...HAND, events };
    expect(statisticsOfGame(record, [null, 500, 900, null]).map(({ callTime }) => callTime)).toEqual([700, null]);
    expect(statisticsOfGame(record, [null, 500, 900, 600]).map(({ callTime }) => callTime)).toEqual([600, null]);
  });
  test('stays with the others when a name is deleted', () => {
    const game = timed([null, 800, 1200], 'a', 1);
    expect(statisticsOf([{ ...game, saved: anonymizeGame(game.saved, 'ann')! }])).toMatchObject([{ name: 'ben', callTime: 1200 }]);
  });
});

/** A computers' game as it was saved last, and on the way there. */
async function played(seats: string, seed: string): Promise<readonly SavedGame[]> {
  const { clock, session, saves } = sit(setupOf(seats, { order: 'drawn', seed, pace: 'instant' }));
  await clock.until(() => session.state().phase === 'over', 30_000);
  session.stop();
  return saves;
}

describe('a name that is deleted', () => {
  test('is replaced, and the game is as it was for everyone else', async () => {
    const saved = (await played('computer computer computer', 'forget')).at(-1)!;
    const changed = anonymizeGame(saved, 'computer 2');
    expect(JSON.stringify(changed)).not.toContain('Computer 2');
    const [before, after] = [reopened(saved), reopened(changed)];
    expect(after.replayed.result).toEqual(before.replayed.result);
    const others = (game: typeof before): unknown => statisticsOf([game]).filter(({ name }) => name !== 'Computer 2');
    expect(others(after)).toEqual(others(before));
    // A second one is told from the first.
    expect(reopened(anonymizeGame(changed!, 'Computer 1')).replayed.record.seats.toSorted()).toEqual(['?', '? 2', 'Computer 3']);
  });
  test('leaves a mark that is not shown as an older one is', async () => {
    const saved = (await played('computer computer computer', 'forget')).at(-1)!;
    const old = JSON.parse(JSON.stringify(saved).replaceAll('Computer 2', 'Somebody')) as SavedGame;
    const { seats } = reopened(anonymizeGame(old, 'Computer 1')).replayed.record;
    expect(seats.map(shownName).toSorted()).toEqual(['Computer 3', 'Somebody', 'Somebody 2']);
  });
  test('goes from the summary as it goes from the game', async () => {
    const saved = (await played('computer computer computer', 'forget')).at(-1)!;
    const old = JSON.parse(JSON.stringify(saved).replaceAll('Computer 2', 'Somebody')) as SavedGame;
    for (const [game, name] of [[saved, 'COMPUTER 2'], [old, 'computer 1'], [anonymizeGame(saved, 'Computer 1')!, 'Computer 3']] as const) {
      expect(anonymizeSummary(summaryOf(game)!, name)).toEqual(summaryOf(anonymizeGame(game, name)!));
    }
    expect(anonymizeSummary(summaryOf(saved)!, 'Ann')).toEqual(summaryOf(saved));
  });
  test('changes nothing where nobody has it', async () => {
    expect(anonymizeGame((await played('computer computer', 'other')).at(-1)!, 'Ann')).toBeNull();
  });
  test('goes from score cards too, which stay sound', () => {
    const card = newMatch({ id: 's', players: [{ name: 'Ann', shape: 'circle' }, { name: 'Ben', shape: 'square' }],
      playedFor: { kind: 'single' }, createdAt: 0 });
    const changed = anonymizeMatch(card, 'ann');
    expect(changed?.players.map(({ name }) => name)).toEqual(['?', 'Ben']);
    expect(readMatch(changed).ok).toBe(true);
    expect(anonymizeMatch(card, 'Cat')).toBeNull();
  });
});

describe('the store', () => {
  test('tells finished games from those that wait, the newest first, and clears the finished alone', async () => {
    const store = await newStore();
    const saves = await played('computer computer', 'shelf');
    const over = saves.at(-1)!;
    const card = (id: string) =>
      newMatch({ id, players: [{ name: 'Computer 1', shape: 'circle' }, { name: 'Computer 2', shape: 'square' }],
        playedFor: { kind: 'single' }, createdAt: 0 });
    await store.save({ ...over, id: 'old', savedAt: 1, match: 'both' }, card('both'));
    await store.save({ ...over, id: 'new', savedAt: 2, match: 'done' }, card('done'));
    await store.save({ ...saves.at(-3)!, id: 'on', match: 'both' });
    expect((await finishedIn(store)).map(({ saved }) => saved.id)).toEqual(['new', 'old']);
    expect(await unfinished(store)).toMatchObject([{ saved: { id: 'on' } }]);
    expect(await store.count(true)).toBe(2);
    await store.change('all', () =>
      ({ games: [{ ...over, id: 'old', savedAt: 3 }], matches: [{ ...card('done'), createdAt: 9 }], aside: [] }));
    expect((await finishedIn(store)).map(({ saved }) => saved.id)).toEqual(['old', 'new']);
    expect([(await matchIn(store, 'done'))?.createdAt, (await matchIn(store, 'both'))?.createdAt]).toEqual([9, 0]);
    await store.clear();
    expect((await finishedIn(store))).toEqual([]);
    expect((await unfinished(store))).toHaveLength(1);
    expect([(await matchIn(store, 'done')), (await matchIn(store, 'both'))?.id]).toEqual([null, 'both']);
  });
  test('gives what it was asked to write anew', async () => {
    const saved = (await played('computer computer', 'again')).at(-1)!;
    expect(openSaved(anonymizeGame(saved, 'Computer 1')).ok).toBe(true);
  });
});
