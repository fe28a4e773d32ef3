/** The card of an evening on a phone: loaded once a table plays one. */
import '../../ui/styles/evening.css';
import type { TableShown } from '../../apart/tableShown';
import { eveningAtTable } from './atTable';
import { isGame } from '../../games/catalogue';
import { say } from '../../strings/say';

const nameOf = (game: string): string => (isGame(game) ? say(`guest-name-${game}`) : say('evening-snag'));

export const phoneCard = ({ evening, phase }: TableShown): unknown => evening && eveningAtTable(evening, nameOf, phase === 'playing');
