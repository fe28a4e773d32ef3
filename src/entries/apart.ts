/** Tables of several devices: loaded when somebody wants one, after what games are played with. Puts its rooms together. */
import '../ui/styles/apart.css';
import { clientInPage, newTable } from '../apart/client/inPage';
import { OpenTable } from '../apart/client/openTable';
import type { Adviser, Thinker } from '../ai/questions';
import type { CreateApart } from '../app/apart/apartParts';
import { Room } from '../app/apart/apartRoom';
import { FarGames } from '../app/apart/far/farGames';
import type { Server } from '../app/apart/reach';
import { snagAgreed, snagTerms } from '../app/apart/far/snagTerms';
import { snagFar } from '../app/apart/far/snagFar';
import { toClipboard } from '../ui/browser/share';
import { besideTemplate } from '../ui/apart/beside';
import { lobbyTemplate } from '../ui/apart/lobbyScreen';

/** @param server what the server has told of itself */
export const createApart = (thinker: Thinker & Adviser, server: () => Promise<Server | null>): CreateApart => (ports) => new Room({
  tables: { open: newTable, join: (code) => new OpenTable(code, clientInPage(() => [])) },
  server,
  games: new FarGames({
    choices: [{ game: 'snag', name: () => 'SNAG' }], usual: 'snag', failed: () => ports.presenter.setBanner({ kind: 'notLoaded' }),
    load: async () => ({
      agreed: () => snagAgreed(ports.agreement.now()), terms: snagTerms, open: snagFar(thinker, ports),
    }),
  }),
  lobby: lobbyTemplate, beside: besideTemplate, keepOver: async () => null,
  browser: { href: () => location.href, copy: (text) => toClipboard(text), reload: () => location.reload() },
}, ports);
