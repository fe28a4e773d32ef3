/** What is said of the gestures, and of what wants them: as a word to choose, and as it is heard. */
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { GESTURES, sumOf, type Gesture, type Trigger, type Triggers } from '../rules/triggers';

export const gestureName = (gesture: Gesture): string => say('salute-gesture', { gesture });

export function triggerWords(trigger: Trigger): { readonly word: string; readonly spoken: string } {
  const sum = String(sumOf(trigger));
  if (sum !== 'null') return { word: say('salute-wants-sum', { sum }), spoken: say('salute-wants-sum-name', { sum }) };
  const word = /^(?:prime|[TJQKA])$/u.test(trigger) ? say('salute-wants-name', { rank: trigger as 'prime' }) : trigger;
  return { word, spoken: word };
}

/** "ace: Stand up, king: Salute, …" */
export function wantsList(triggers: Triggers): string {
  return list(triggers.map((one, i) => say('salute-read-one', { card: triggerWords(one).spoken, what: gestureName(GESTURES[i]!) })));
}
