/** A match that was left between two games: the start screen offers it, and its next game is begun as if nobody had left. */
import { describe, expect, test } from 'vitest';
import { webLocks } from '../../src/storage/tabLocks';
import { THREE, afterOne, again, reloaded } from '../helpers/comingBack';
import { fakeLocks } from '../helpers/fakeLocks';
import { TWO_COMPUTERS, openApp } from '../helpers/apps';
import { finished, matchIn, newStore, unfinished } from '../helpers/stores';

describe('a match between two games', () => {
  test('is offered, and its next game begun with the right starter, on the same card, at the same edges', async () => {
    const one = await afterOne();
    const [before] = (await finished(one.store));
    const card = one.card()!;
    const two = await again(one);
    const [entry, ...others] = two.start()!.waiting;
    expect(others).toEqual([]);
    expect(entry).toEqual({ id: before!.saved.match, names: card.players.map(({ name }) => name), tiles: 0, match: {
      playedFor: THREE.playedFor, games: 1,
    }, standing: card.players.map(({ name }, i) => ({ name, tiles: card.totals[i]! })), pendingDelete: false, heldByOtherTab: false });

    await two.ask({ kind: 'continue', id: entry!.id });
    const [next] = (await unfinished(two.store));
    const starter = card.players[card.starter!]!.name;
    expect(next?.saved.match).toBe(entry!.id);
    expect(two.table()?.seats[0]?.name).toBe(starter);
    expect(next?.saved.setup).toMatchObject({
      order: 'given', rules: THREE.rules, firstEdge: before!.replayed.record.seats.indexOf(starter),
    });
    expect(two.matchLine()).toBe('Game 2 of 3');
    expect(await two.toTheEnd()).toBe(true);
    await two.clock.rest();
    expect(two.card()?.games).toHaveLength(2);
    // Left by the menu, it is offered as after a reload.
    await two.ask({ kind: 'leave' });
    expect(two.start()?.waiting.map(({ match }) => match?.games)).toEqual([2]);
    await two.ask({ kind: 'continue', id: entry!.id });
    expect(await two.toTheEnd()).toBe(true);
    await two.clock.rest();
    expect(two.card()?.over).toBe(true);
    expect((await again(two)).start()?.waiting).toEqual([]);
  });
  test('is not offered while a game of it is under way, nor where each game is by itself', async () => {
    const one = await afterOne();
    await one.ask({ kind: 'newGame' });
    const two = await again(one);
    expect(two.start()?.waiting.map(({ match }) => match)).toEqual([null]);
    // Who deletes that game can still continue the match.
    const { id } = two.start()!.waiting[0]!;
    await two.ask({ kind: 'deleteWaiting', id });
    await two.ask({ kind: 'deleteWaiting', id });
    expect(two.start()?.waiting.map(({ match }) => match?.games)).toEqual([1]);
    const single = await afterOne(TWO_COMPUTERS);
    expect((await again(single)).start()?.waiting).toEqual([]);
  });
  test('is not mixed up with the one that a new game in mid-game begins: its own game waits, on its own card', async () => {
    const one = await afterOne();
    await one.ask({ kind: 'newGame' });
    expect(await one.clock.until(() => (one.table()?.board.length ?? 0) > 0)).toBe(true);
    expect(one.matchLine()).toBe('Game 2 of 3');
    await one.ask({ kind: 'newGame' });
    expect(one.matchLine()).toBe('Game 1 of 3');
    const games = await unfinished(one.store);
    expect(new Set(games.map(({ saved }) => saved.match)).size).toBe(2);
    await one.ask({ kind: 'leave' });
    const [first] = (await finished(one.store));
    const [game] = games.filter(({ saved }) => saved.match === first?.saved.match);
    await one.ask({ kind: 'continue', id: game!.saved.id });
    expect(one.matchLine()).toBe('Game 2 of 3');
    expect(await one.toTheEnd()).toBe(true);
    await one.clock.rest();
    expect(one.card()?.games).toHaveLength(2);
  });
  test('is taken off the list at the second press; its game stays, and so does its card', async () => {
    const one = await again(await afterOne());
    const { id } = one.start()!.waiting[0]!;
    await one.ask({ kind: 'deleteWaiting', id });
    expect(one.start()?.waiting.map(({ pendingDelete }) => pendingDelete)).toEqual([true]);
    await one.ask({ kind: 'deleteWaiting', id });
    expect(one.start()).toMatchObject({ waiting: [], past: 1 });
    expect((await again(one)).start()).toMatchObject({ waiting: [], past: 1 });
    expect((await matchIn(one.store, id))).toMatchObject({ closed: true, games: [{}] });
  });
  test('that was closed is open again when its next game was played all the same', async () => {
    const one = await afterOne();
    const match = await matchIn(one.store, (await finished(one.store))[0]!.saved.match!);
    const two = await reloaded(one);
    await two.store.saveMatch({ ...match!, closed: true });
    await two.ask({ kind: 'newGame' });
    expect(await two.toTheEnd()).toBe(true);
    await two.clock.rest();
    expect((await again(two)).start()?.waiting.map((entry) => entry.match?.games)).toEqual([2]);
  });
  test('goes into a file and comes out of it, closed or not', async () => {
    for (const closed of [false, true]) {
      const one = await afterOne();
      const [game] = (await finished(one.store));
      const match = await matchIn(one.store, game!.saved.match!);
      if (closed) await one.store.saveMatch({ ...match!, closed: true });
      const text = (await one.ask({ kind: 'backupTexts' }))?.[0] ?? '';
      const two = await openApp({ store: await newStore() });
      await two.ask({ kind: 'restore', file: { size: text.length, text: async () => text }, takeSettings: false });
      expect(two.start()?.waiting.map((entry) => entry.match?.games)).toEqual(closed ? [] : [1]);
      expect((await matchIn(two.store, match!.id))).toEqual({ ...match, ...(closed ? { closed: true } : {}) });
    }
  });
  test('is not offered where its games are gone or by others, and a card that is broken is told of', async () => {
    const one = await afterOne();
    const [game] = (await finished(one.store));
    const match = await matchIn(one.store, game!.saved.match!);
    await one.store.saveMatch({ ...match!, players: [{ ...match!.players[0]!, name: 'Zed' }, match!.players[1]!] });
    expect((await again(one)).start()?.waiting).toEqual([]);
    await one.store.saveMatch(match!);
    expect((await again(one)).start()?.waiting).toHaveLength(1);
    await one.store.remove(game!.saved.id);
    expect((await again(one)).start()?.waiting).toEqual([]);
    await one.store.save(game!.saved, { ...match!, players: match!.players.map((player) => ({ ...player, shape: 'circle' })) });
    const broken = await openApp({ store: one.store });
    expect(broken.start()?.waiting).toEqual([]);
    expect(broken.start()?.notices).toContainEqual({ kind: 'brokenMatch', problem: { code: 'bad-marks' } });
  });
  test('from which a name was deleted is closed', async () => {
    const one = await again(await afterOne());
    await one.ask({ kind: 'history' });
    await one.ask({ kind: 'deletePast', target: { kind: 'name', name: 'Viola' } });
    await one.ask({ kind: 'deletePast', target: { kind: 'name', name: 'Viola' } });
    await one.ask({ kind: 'leave' });
    expect(one.start()?.waiting).toEqual([]);
  });
  test('at whose count another tab sits has to be taken over from there', async () => {
    const browser = fakeLocks();
    const ports = () => ({ locks: webLocks(browser, 50) });
    const store = await newStore();
    const one = await openApp({ store, settings: THREE, ports: ports() });
    await one.ask({ kind: 'play' });
    expect(await one.toTheEnd()).toBe(true);
    await one.clock.rest();
    const two = await openApp({ store, settings: THREE, ports: ports() });
    const { id } = two.start()!.waiting[0]!;
    await two.ask({ kind: 'continue', id });
    expect(two.start()?.waiting.map(({ heldByOtherTab }) => heldByOtherTab)).toEqual([true]);
    await two.ask({ kind: 'continue', id, steal: true });
    expect(two.table()).not.toBeNull();
    expect(one.table()).toBeNull();
    expect(one.start()?.notices).toEqual([{ kind: 'takenByOtherTab' }]);
  });
});
