/** The house's own game as an evening plays it: at the table that every game of it is played at. */
import type { Came } from '../../evening/came';
import type { SitsDown } from '../../games/gameApp';
import type { Later } from '../../loading/later';
import { winnersOf } from '../../rules/scoring';
import { namesInOrder, type OpenedGame } from '../../session/savedGame';
import { draftFor } from '../../setup/kept/tables';
import { sameName } from '../../setup/names';
import type { SeatDraft } from '../../setup/players';
import type { SaveQueue } from '../../storage/saveQueue';
import type { GameLibrary } from '../gameLibrary';
import type { GameScreens } from '../gameScreens';
import type { Presenter } from '../presenter';
import { checkDraft } from '../setup/agreeAgainst';
import type { Agreement } from '../setup/agreement';
import type { HouseGame } from './eveningHouse';

export interface HouseGamePorts {
  readonly games: Later<Pick<GameScreens, 'table' | 'history' | 'replay'>>;
  readonly agreement: Pick<Agreement, 'now'>;
  readonly library: Pick<GameLibrary, 'find'>;
  readonly saveQueue: Pick<SaveQueue, 'settled'>;
  readonly presenter: Pick<Presenter, 'tell'>;
  readonly freshWord: () => string;
  /** The other games give way to it. */
  readonly leaveGuests: () => void;
}

export function houseGame({ games, agreement, library, saveQueue, presenter, freshWord, leaveGuests }: HouseGamePorts): HouseGame {
  /** These players by what was agreed last for as many people, one game at a time; null where nobody can play so. */
  function setupFor(players: readonly SitsDown[]) {
    const several = players.filter(({ kind }) => kind === 'local').length > 1;
    const last = draftFor(agreement.now(), several ? 'several' : 'character');
    const seats = players.map(({ name, kind, level, shape, me }) => {
      const own = last.players.find((one) => one.kind === kind && sameName(one.name ?? '', name));
      return { ...own, name, kind, level, shape, me } as SeatDraft;
    });
    const checked = checkDraft({ ...last, players: seats, playedFor: { kind: 'single' }, practice: undefined }, freshWord());
    return checked.ok ? checked.setup : null;
  }

  return {
    async begin(id, players) {
      const setup = setupFor(players);
      if (setup === null) return false;
      const { table } = await games.get();
      leaveGuests();
      await table.begin(setup, id);
      return true;
    },
    async goOn(id) {
      const { table } = await games.get();
      leaveGuests();
      const next = await table.goOn(id, 'back');
      if (next.to === 'start') presenter.tell(next.notices);
    },
    async came(id) {
      try {
        await saveQueue.settled();
        const { game } = await library.find(id);
        return game === null ? { kind: 'none' } : game.saved.ended ? over(game) : { kind: 'waits' };
      } catch {
        return { kind: 'waits' };
      }
    },
    async lookAt(id) {
      const { history, replay } = await games.get();
      const next = await history.replayAgain(id, 0, null);
      if (next.to !== 'replay') return;
      leaveGuests();
      replay.open(next.game, next.step, next.review);
    },
  };
}

/** Tiles by player, in the order in which they were seated. */
function over({ saved: { setup }, picks, replayed: { result } }: OpenedGame): Came {
  const names = namesInOrder(setup, picks);
  const won = winnersOf(result.tiles);
  return {
    kind: 'over', results: setup.players.map(({ name }) => {
      const seat = names.indexOf(name);
      return { won: won.includes(seat), score: result.tiles[seat]! };
    }),
  };
}
