/** The page of a friend's challenge: shows what its link says, and begins the game by it. */
import { challengeFromLink, toBeatIn } from '../../setup/challenge';
import { seatedByLink } from '../../setup/kept/me';
import { chosenCharacter, draftFor, gameAgainst } from '../../setup/kept/tables';
import { severalPersons } from '../../setup/players';
import type { GameSetup, Pace } from '../../setup/setup';
import type { ChallengeModel } from '../../ui/challenge/challengeModel';
import { STAY, type Answering, type Next } from '../next';
import type { Agreement } from '../setup/agreement';
import { isUntouched, type StartController } from '../start/startController';
import type { Newcomer } from '../table/newcomer/newcomer';
import type { TableController } from '../table/tableController';

export interface ChallengeControllerPorts {
  readonly agreement: Pick<Agreement, 'now'>;
  readonly start: Pick<StartController, 'screen'>;
  readonly newcomer: Pick<Newcomer, 'begin'>;
  readonly table: Pick<TableController, 'beginChallenge'>;
  readonly show: (screen: ChallengeModel) => void;
}

/** Plays the challenge that was shown last, or leads to the lessons before it. */
export interface ChallengeController extends Answering<'playChallenge' | 'learnFirst'> {
  /** Shows the page. @returns the start screen with what is wrong, where the link cannot be played */
  open(link: string): Next;
}

/** No challenge is shown. */
export function createChallengeController(
  { agreement, start, newcomer, table, show }: ChallengeControllerPorts,
): ChallengeController {
  let shown: ChallengeModel | null = null;

  /** Where one plays at one's own pace: with several people it is that of their table. */
  function ownPace(setup: GameSetup): Pace {
    const now = agreement.now();
    return (severalPersons(setup.players) ? draftFor(now, 'several') : gameAgainst(now, chosenCharacter(now))).pace;
  }

  /** The deal as it is played here: in the friend's place whoever plays alone here, with the mark and the clock that are theirs. */
  function setupHere(setup: GameSetup): GameSetup {
    const now = agreement.now();
    const mine = gameAgainst(now, chosenCharacter(now)).players.find(({ kind }) => kind === 'local');
    const own = {
      ...(mine?.clock === undefined ? {} : { clock: mine.clock }), ...(mine?.shape === undefined ? {} : { shape: mine.shape }),
    };
    const seated = seatedByLink({ ...setup, pace: ownPace(setup) }, now.me ?? null);
    return { ...seated, players: seated.players.map((player) => (player.me === true ? { ...player, ...own } : player)) };
  }

  return {
    open(link) {
      const read = challengeFromLink(link);
      if (!read.ok) return { to: 'start', notices: [{ kind: 'linkRefused', problem: read.problem }] };
      shown = { ...read.challenge, kind: 'challenge', link, setup: setupHere(read.challenge.setup) };
      show(shown);
      return STAY;
    },
    async playChallenge() {
      if (!shown) return;
      const { setup: here } = shown;
      const toBeat = toBeatIn(shown);
      await newcomer.begin(here, isUntouched(start.screen()), (setup, id) => table.beginChallenge(setup, toBeat, id));
    },
    learnFirst: () => ({ to: 'course', learn: { lesson: null, pace: null, challenge: shown?.link ?? null } }),
  };
}
