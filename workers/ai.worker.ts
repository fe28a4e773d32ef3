/** The computer players' worker: what `ai` can answer, over Comlink. */
import { expose } from 'comlink';
import { localPlayer } from '../src/ai/player';

expose(localPlayer);
