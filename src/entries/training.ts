/** The training room and its drills: loaded when they are wanted, after what games are played with. */
import '../ui/styles/training.css';
import '../ui/styles/drill.css';
import { drillTemplate } from '../ui/training/drillScreen';
import { roomTemplate } from '../ui/training/room';
import type { TrainingPage } from '../ui/training/trainingPage';

export { createTraining } from '../app/training/createTraining';

/** What the page shows them with. */
export const trainingPage: TrainingPage = { room: roomTemplate, drill: drillTemplate };
