/** The screen of today's deal: begins it, once a day, and plays it again for fun. */
import { dailySetup } from '../../daily/deal';
import type { DailyDate } from '../../daily/dates';
import { namedPlayers } from '../../setup/defaultNames';
import { gameAgainst } from '../../setup/kept/tables';
import { checkNewGame, type GameSetup } from '../../setup/setup';
import { defaultNames } from '../../strings/words/start/names';
import type { DailyModel } from '../../ui/daily/dailyModel';
import type { Answering } from '../next';
import type { Agreement } from '../setup/agreement';
import type { TableController } from '../table/tableController';
import type { DailyKeeper } from './dailyKeeper';

export interface DailyControllerPorts {
  readonly keeper: DailyKeeper;
  readonly table: Pick<TableController, 'begin' | 'beginDaily'>;
  readonly agreement: Pick<Agreement, 'now'>;
  readonly show: (screen: DailyModel) => void;
}

export interface DailyController extends Answering<'daily' | 'playDaily' | 'playDailyForFun' | 'dailyShared'> {
  /** Comes to the screen as it stands now. */
  open(): Promise<void>;
}

/** What passes on the screen. */
type Passing = Pick<DailyModel, 'told' | 'shared'>;

const NOTHING: Passing = { told: null, shared: null };

export function createDailyController({ keeper, table, agreement, show }: DailyControllerPorts): DailyController {
  let passing = NOTHING;
  /** A second press while the first is being answered begins nothing. */
  let beginning = false;

  function draw(changed: Partial<Passing>): void {
    passing = { ...NOTHING, ...changed };
    show({ kind: 'daily', today: keeper.today(), ...passing });
  }

  /** What is agreed for a date, by whoever plays here alone; null where nobody can sit down so. */
  function setupOn(date: DailyDate): GameSetup | null {
    const now = agreement.now();
    const { character } = keeper.today();
    const me = gameAgainst(now, character).players.find(({ kind }) => kind === 'local') ?? { kind: 'local' };
    const setup = dailySetup(date, me, now.pace);
    const checked = checkNewGame({ ...setup, players: namedPlayers(setup.players, defaultNames()) });
    return checked.ok ? checked.setup : null;
  }

  /** @param date the one that was shown: past midnight another deal is today's, and is shown before it is begun */
  async function begin(date: DailyDate, how: (setup: GameSetup) => Promise<void>): Promise<void> {
    if (beginning) return;
    if (keeper.today().date !== date) return draw({ told: 'otherDate' });
    const setup = setupOn(date);
    if (!setup) return;
    beginning = true;
    try {
      await how(setup);
    } finally {
      beginning = false;
    }
  }

  async function open(): Promise<void> {
    await keeper.read();
    draw({});
  }

  return {
    open,
    daily: open,
    playDaily: ({ date }) => begin(date, async (setup) => {
      const isFirst = await table.beginDaily(setup, date, (game) => keeper.begin(game, date));
      if (!isFirst) draw({ told: 'elsewhere' });
    }),
    // It does not count.
    playDailyForFun: ({ date }) => begin(date, (setup) => table.begin(setup)),
    dailyShared: ({ shared }) => draw({ shared }),
  };
}
