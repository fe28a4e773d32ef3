/** The training room with its drills, and the card table: loaded when they are wanted, after what games are played with. */
import '../ui/styles/training.css';
import '../ui/styles/drill.css';
import '../ui/styles/cardTable.css';
import { trainingWith, type CreateTraining } from '../app/training/createTraining';
import { CATALOGUE } from '../games/catalogue';
import type { GameEntry } from '../games/gameEntry';
import type { Languages } from '../strings/languages/languages';
import { cardTableTemplate } from '../ui/cardTable/cardTableScreen';
import { drillTemplate } from '../ui/training/drillScreen';
import { roomTemplate } from '../ui/training/room';
import type { TrainingPage } from '../ui/training/trainingPage';

/** Brings a game when its card is opened, with its words. @param openWords lets a part of the words come */
export const createTraining = (openWords: Languages['open']): CreateTraining => trainingWith(async (game) => {
  const { page, words }: GameEntry = CATALOGUE[game];
  return (await Promise.all([page(), openWords('shell'), openWords(words)]))[0];
}, async () => (await Promise.all([import('./evening'), openWords('shell'), openWords('evening')]))[0].createEvening);

/** What the page shows them with. */
export const trainingPage: TrainingPage = { room: roomTemplate, drill: drillTemplate, cardTable: cardTableTemplate };
