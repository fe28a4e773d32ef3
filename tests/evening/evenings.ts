/** Evenings for tests. */
import { newEvening, type Evening } from '../../src/evening/evening';

export const ANN_BO_PIP: Evening['players'] = [
  { name: 'Ann', kind: 'local', shape: 'circle', me: true }, { name: 'Bo', kind: 'local', shape: 'square' },
  { name: 'Pip', kind: 'bot', level: 'pip', shape: 'triangle' },
];

export const threeGames = (id = 'evening-1', now = 1000): Evening =>
  newEvening({ id, players: ANN_BO_PIP, games: ['snap', 'snag', 'slapjack'], now });
