/** Saved games of Snap Back: what is read, what is set right, and what is refused. */
import { describe, expect, test } from 'vitest';
import { anonymized, isNobodys, namesOf, withoutMe } from '../../../../src/games/peopleInGames';
import { furtherGame } from '../../../../src/contract/savedGame';
import { agreement, type SnapBackSetup } from '../../../../src/games/snapBack/kept/setup';
import { openSaved, recordText, toStore, type SavedSnapBack } from '../../../../src/games/snapBack/kept/savedGame';
import { cardsOf } from '../../../../src/games/snapBack/rules/shoe';
import { agreed } from '../../../helpers/agreed';
import { playersCalled, randomSaved, savedGame } from '../../../helpers/snapBack/randomGame';

const { openSetup, ...of } = agreed(agreement);
const agreedProblem = (all: SnapBackSetup['players']) => of.agreedProblem({ players: all } as SnapBackSetup);

/** A game read from what is changed in it; its setup is changed besides. */
function read(changes: Record<string, unknown>, setup: Record<string, unknown> = {}): ReturnType<typeof openSaved> {
  return openSaved({ ...toStore(saved), ...changes, setup: { ...saved.setup, ...setup } });
}

/** As the first version with Snap Back wrote it. It is never changed: later versions add their own. */
const FIRST_VERSION = `{"version":1,"id":"k3x09qpz","setup":{"players":[{"name":"Ann","kind":"local","shape":"circle","me":true},
  {"name":"Otto","kind":"bot","shape":"star","level":"otto"}],"dice":3,"pace":2500,"minutes":10,"untimed":false},"seed":"w0",
  "events":[["show"],["show"],["show"],["show"],["show"],["show"],["show"],["call",0],["reveal",[4,0]]],"played":31000,
  "callTimes":[1310],"ended":"stopped","startedAt":1795000000000,"savedAt":1795000040000}`;

const saved = randomSaved('kept', 60);
const players = playersCalled(['Ann', 'Ben', 'Otto'], 2);

describe('a saved game', () => {
  test('is read as it was written, through JSON', () => {
    for (let i = 0; i < 50; i += 1) {
      const one = randomSaved(`kept ${i}`, 90);
      const opened = openSaved(JSON.parse(JSON.stringify(toStore(one))));
      expect(opened.ok && opened.game.saved).toEqual(one);
      expect(opened.ok && opened.game.replayed.states.at(-1)!.game.shown).toBe(one.events.filter(([kind]) => kind === 'show').length);
    }
  });
  test.each([
    ['nothing', null, 'not-a-save', ''],
    ['no version', { ...saved }, 'not-a-save', 'version'],
    ['no id', { ...toStore(saved), id: '' }, 'not-a-save', 'id'],
    ['no seed', { ...toStore(saved), seed: undefined }, 'not-a-save', 'seed'],
    ['no events', { ...toStore(saved), events: 'show' }, 'not-a-save', 'events'],
  ])('with %s is refused', (_, value, code, where) => {
    expect(openSaved(value)).toEqual({ ok: false, problem: { code, where } });
  });
  test('of a newer version is refused', () => {
    expect(openSaved({ ...toStore(saved), version: 2 })).toEqual({ ok: false, problem: { code: 'unknown-version', version: 2 } });
  });
  test('with an event that breaks a rule is refused at it', () => {
    expect(read({ events: [['show'], ['call', 0]] })).toEqual({
      ok: false, problem: { code: 'bad-event', event: 1, refusal: 'too-early' },
    });
  });
  test('of the first version is read for ever', () => {
    const opened = openSaved(JSON.parse(FIRST_VERSION));
    expect(opened.ok && opened.game.saved).toMatchObject({ id: 'k3x09qpz', ended: 'stopped', callTimes: [1310] });
    expect(opened.ok && opened.game.replayed.states.at(-1)!.game).toMatchObject({ dice: [4, 3], shown: 7, over: false });
  });
  test('of the first version gets a word for each seat: its cards tell nothing of them', () => {
    const opened = openSaved(JSON.parse(FIRST_VERSION));
    if (!opened.ok) throw new Error('It does not open.');
    const { saved: game } = opened.game;
    expect(game.luck).toEqual(['k3x09qpz:0', 'k3x09qpz:1']);
    // From then on they are its own.
    const again = openSaved(JSON.parse(JSON.stringify(toStore(game))));
    expect(again.ok && again.game.saved).toEqual(game);
  });
  test('has the cards of its word, and no more of them than were shown', () => {
    const opened = read({ seed: 'other' });
    expect(opened.ok && JSON.parse(recordText(opened.game)).deck).toEqual(cardsOf('other', 60));
  });
  test.each<[string, Record<string, unknown>, Partial<SavedSnapBack>]>([
    ['times', { callTimes: ['soon'] }, { callTimes: saved.callTimes.map(() => null) }],
    ['too few times', { callTimes: [] }, { callTimes: saved.callTimes.map(() => null) }],
    ['luck', { luck: [1, 2] }, {}],
    ['luck for others', { luck: ['one'] }, {}],
    ['a length', { played: -1 }, { played: 0 }],
    ['an end', { ended: 'lost' }, { ended: null }],
    ['a true 6 that nobody showed', { ended: 'trueSix' }, { ended: null }],
    ['dates', { startedAt: 'today', savedAt: Infinity }, { startedAt: 0, savedAt: 0 }],
  ])('of which %s is not sound is read without', (_, changes, expected) => {
    const opened = read(changes);
    expect(opened.ok && opened.game.saved).toEqual({ ...saved, ended: null, ...expected });
  });
  test('that a true 6 has ended says so, whatever was kept', () => {
    const six = Array.from({ length: 400 }, (_, i) => randomSaved(`six ${i}`, 60)).find(({ ended }) => ended === 'trueSix')!;
    const opened = openSaved({ ...toStore(six), ended: null });
    expect(opened.ok && opened.game.saved.ended).toBe('trueSix');
  });
});

describe('who plays', () => {
  const setup = { ...saved.setup, players };
  const seats = (changes: object): unknown => ({ ...setup, players: players.map((player) => ({ ...player, ...changes })) });
  test.each([
    ['too many seats', { ...setup, players: playersCalled([...'ABCDEFG'], 1) }, { code: 'too-many-seats', most: 6 }],
    ['too many people', { ...setup, players: playersCalled([...'ABCDE']) }, { code: 'too-many-people', most: 4 }],
    ['nobody', { ...setup, players: [] }, { code: 'nobody-plays' }],
    ['no person', { ...setup, players: playersCalled(['Otto', 'Ada'], 0) }, { code: 'nobody-plays' }],
    ['one name twice', { ...setup, players: playersCalled(['Ann', 'ANN']) }, { code: 'same-name', name: 'Ann' }],
    ['dice of no game', { ...setup, dice: 7 }, { code: 'not-a-setup', where: 'dice' }],
    ['a seat without a name', seats({ name: '' }), { code: 'not-a-setup', where: 'players.0.name' }],
  ])('%s: it is refused', (_, value, problem) => {
    expect(openSetup(value)).toEqual({ ok: false, problem });
  });
  test('two on one key or of one mark are told apart, and a bot without a character gets one', () => {
    const opened = openSetup(seats({ callKey: 'Q', shape: 'star', level: 'nobody', me: true }));
    expect(opened.ok && opened.setup.players).toEqual([
      { name: 'Ann', kind: 'local', shape: 'star', callKey: 'q', me: true },
      { name: 'Ben', kind: 'local', shape: 'circle' },
      { name: 'Otto', kind: 'bot', shape: 'square', level: 'otto' },
    ]);
  });
  test('a name from outside cannot garble what stands around it', () => {
    const opened = openSetup(seats({ name: 'Ann\u202e  B\n' }));
    expect(opened).toEqual({ ok: false, problem: { code: 'same-name', name: 'Ann B' } });
  });
  test('terms that are not sound give way to the usual ones', () => {
    expect(openSetup({ ...setup, pace: 1, minutes: 'long', untimed: 'no' }))
      .toMatchObject({ ok: true, setup: { pace: 2500, minutes: 10, untimed: false } });
  });
  test('what somebody chooses is told, and not changed', () => {
    const [ann, ben, otto] = players as [typeof players[number], typeof players[number], typeof players[number]];
    expect(agreedProblem(players)).toBeNull();
    expect(agreedProblem([{ ...ann, callKey: 'q' }, { ...ben, callKey: 'q' }, otto])).toEqual({ code: 'same-key', key: 'q' });
    expect(agreedProblem([ann, { ...ben, shape: ann.shape }])).toEqual({ code: 'same-mark', mark: 'circle' });
    expect(agreedProblem([{ ...ann, name: 'x'.repeat(21) }])).toMatchObject({ code: 'long-name' });
    expect(agreedProblem(playersCalled([...'ABCDE']))).toEqual({ code: 'too-many-people', most: 4 });
  });
});

describe('two states of one game', () => {
  const longer = { ...saved, events: saved.events.slice(0, 20), ended: null };
  const shorter = { ...saved, events: saved.events.slice(0, 10), ended: null };
  test.each<[string, SavedSnapBack, SavedSnapBack]>([
    ['with more events', longer, shorter],
    ['that is over', { ...shorter, ended: 'stopped' }, longer],
    ['that was played for longer', { ...longer, played: 9_000_000 }, longer],
    ['that was saved later', { ...longer, savedAt: 9_000_000 }, longer],
    ['of which nothing says which is further, but always the same', { ...longer, startedAt: 9_000_000 }, longer],
  ])('the one %s is kept, whichever comes first', (_, further, other) => {
    expect(furtherGame(further, other)).toEqual(further);
    expect(furtherGame(other, further)).toEqual(further);
  });
});

describe('a name that is deleted', () => {
  const game = savedGame('names', [{ ...players[0]!, me: true }, ...players.slice(1)], 3, [], { ended: 'stopped' });
  test('leaves a mark in a game that is over, and the others as they are', () => {
    const without = anonymized(game, 'ANN');
    expect(without.setup.players).toEqual([{ name: '?', kind: 'local', shape: 'circle' }, ...players.slice(1)]);
    const nobodys = anonymized(without, 'Ben');
    expect(nobodys.setup.players.map(({ name }) => name)).toEqual(['?', '? 2', 'Otto']);
    expect([game, without, nobodys].map(namesOf)).toEqual([['ann', 'ben'], ['ben'], []]);
    expect([game, without, nobodys].map(isNobodys)).toEqual([false, false, true]);
    expect(openSaved(toStore(nobodys)).ok).toBe(true);
  });
  test('stays in a game that is on, and a character keeps its name', () => {
    expect(anonymized({ ...game, ended: null }, 'Ann')).toEqual({ ...game, ended: null });
    expect(anonymized(game, 'Otto')).toEqual(game);
  });
  test('another device\'s player is one of the others', () => {
    expect(withoutMe(game).setup.players).toEqual(players);
  });
});
