/** The computer players' worker: what `ai` can answer, over Comlink, to questions about tables that can be. */
import { expose } from 'comlink';
import { localAdviser } from '../src/ai/adviser';
import { guarded } from '../src/ai/validateQuestion';
import { localPlayer } from '../src/ai/player';

expose(guarded({ ...localPlayer, ...localAdviser }));
