/** A thread in which computer players think, over Comlink, as in the page's worker. The build makes a file of its own of it. */
import { parentPort } from 'node:worker_threads';
import { expose } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter';
import { localAdviser } from '../../src/ai/adviser';
import { localPlayer } from '../../src/ai/player';
import { guarded } from '../../src/ai/validateQuestion';

if (parentPort) expose(guarded({ ...localPlayer, ...localAdviser }), nodeEndpoint(parentPort));
