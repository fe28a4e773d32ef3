/** The training room with its drills, and the card table: loaded when they are wanted, after what games are played with. */
import '../ui/styles/training.css';
import '../ui/styles/drill.css';
import '../ui/styles/cardTable.css';
import { trainingWith, type CreateTraining } from '../app/training/createTraining';
import type { CreateGuest, GuestName } from '../guests/guest';
import type { Languages } from '../strings/languages/languages';
import { cardTableTemplate } from '../ui/cardTable/cardTableScreen';
import { drillTemplate } from '../ui/training/drillScreen';
import { roomTemplate } from '../ui/training/room';
import type { TrainingPage } from '../ui/training/trainingPage';

/** What brings a guest of the house, its words among it: its script comes when its card is opened. */
const BRING: Readonly<Record<GuestName, (openWords: Languages['open']) => Promise<CreateGuest>>> = {
  snap: async (openWords) => (await Promise.all([import('./snap'), openWords('snap')]))[0].createSnap,
  'snap-back': async (openWords) => (await Promise.all([import('./snapBack'), openWords('snapBack')]))[0].createSnapBack,
};

/** @param openWords lets a part of the words come */
export const createTraining = (openWords: Languages['open']): CreateTraining => trainingWith((guest) => BRING[guest](openWords));

/** What the page shows them with. */
export const trainingPage: TrainingPage = { room: roomTemplate, drill: drillTemplate, cardTable: cardTableTemplate };
