/** Speed as one value, as the host of all games plays it. */
import type { Game } from '../../../contract/contract';
import { layingTable, TWO_PLAY } from '../../laying/table/layingTable';
import { rules } from '../kept/savedGame';
import { speedBot } from './speedBot';
import { intentForm, laying, speedView, type SpeedTypes } from './speedTable';

export const speedGame: Game<SpeedTypes> = {
  ...rules, ...TWO_PLAY, intent: intentForm, table: layingTable(laying), view: speedView, bot: speedBot,
};
