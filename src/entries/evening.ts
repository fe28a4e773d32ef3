/** An evening of several games: loaded when somebody wants one, beside the games. Puts its rooms together. */
import '../ui/styles/gameScreens.css';
import '../ui/styles/evening.css';
import type { CreateEvening } from '../app/games/createGameApps';
import { EveningApp } from '../evening/page/eveningApp';

export const createEvening: CreateEvening = (ports, house) => new EveningApp(ports, house);
