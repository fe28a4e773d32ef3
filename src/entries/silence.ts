/** What is told while the browser's data base doesn't answer: few ever see it. */
export { createSilenceBanner } from '../ui/notices/silence';
