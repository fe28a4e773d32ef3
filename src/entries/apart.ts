/** Tables of several devices: loaded when somebody wants one, after what games are played with. Puts its rooms together. */
import '../ui/styles/apart.css';
import '../ui/styles/evening.css';
import { clientInPage, newTable } from '../apart/client/inPage';
import { atDoor } from '../apart/client/atDoor';
import { lastTable } from '../apart/client/lastTable';
import { OpenTable } from '../apart/client/openTable';
import type { House } from '../apart/keep/house';
import { keptIds } from '../apart/keep/keptIds';
import type { Adviser, Thinker } from '../ai/questions';
import type { ApartHouse } from '../app/apart/apartHouse';
import type { CreateApart } from '../app/apart/apartParts';
import { Room } from '../app/apart/apartRoom';
import { cardFar } from '../app/apart/far/cardFar';
import { FarGames } from '../app/apart/far/farGames';
import type { Server } from '../app/apart/reach';
import { snagAgreed, snagTerms } from '../app/apart/far/snagTerms';
import { snagFar } from '../app/apart/far/snagFar';
import { eveningPart } from '../evening/ui/lobbyPart';
import { soundNames } from '../setup/kept/knownNames';
import { changeNames } from '../setup/kept/settings';
import { ALL_GAMES, CATALOGUE, isGame, laysCards } from '../games/catalogue';
import { HOUSE } from '../games/house';
import type { Languages } from '../strings/languages/languages';
import { say } from '../strings/say';
import { toClipboard } from '../ui/browser/share';
import { besideTemplate, cornerTemplate } from '../ui/apart/beside';
import { lobbyTemplate } from '../ui/apart/lobbyScreen';

const ids = keptIds(() => localStorage);

/** What takes in games that are over knows of this device. */
function houseOf({ store, settings, agreement, today }: ApartHouse, kept: typeof ids): House {
  return {
    store, today, ids: kept, me: () => agreement.now().me ?? null, names: agreement.names,
    // Whoever came by a link, before anything was agreed here, leaves no names behind.
    remember: (names) => changeNames(settings, (now) => soundNames([...names, ...now])),
  };
}

/** @param server what the server has told of itself @param openWords lets a part of the words come */
export const createApart = (
  thinker: Thinker & Adviser, server: () => Promise<Server | null>, openWords: Languages['open'],
): CreateApart => (ports) => new Room({
  tables: {
    open: newTable, join: (code) => new OpenTable(code, clientInPage(ids.all)), door: atDoor, last: lastTable,
  },
  server,
  games: new FarGames({
    choices: ALL_GAMES.map(([game, { unhurried, players, pairs }]) => ({
      game, players, pairs, name: () => (isGame(game) ? say(`guest-name-${game}`) : say('lobby-snag')), ...unhurried && { unhurried },
      lays: laysCards(game),
    })),
    usual: HOUSE, failed: () => ports.presenter.setBanner({ kind: 'notLoaded' }),
    async load(game) {
      if (!isGame(game)) return { agreed: () => snagAgreed(ports.agreement.now()), terms: snagTerms, open: snagFar(thinker, ports) };
      const { page, words, players } = CATALOGUE[game];
      const [create] = await Promise.all([page(), openWords('shell'), openWords(words)]);
      return cardFar(game, players, create, ports);
    },
  }),
  lobby: (model, ask) => lobbyTemplate(model, ask, eveningPart), beside: besideTemplate, corner: cornerTemplate,
  keepOver: async (over, at) => (await import('../apart/keep/keepOver')).keepOver(over, at, houseOf(ports, ids)),
  browser: {
    href: () => location.href, copy: (text) => toClipboard(text), reload: () => location.reload(),
    toPhone: (code) => location.assign(`./?table=${code}`),
  },
}, ports);
