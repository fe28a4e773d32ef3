/** The screens of an evening as elements. */
import type { TemplateResult } from 'lit-html';
import type { EveningAsk } from './commands';
import type { EveningHouse } from './house';
import type { EveningScreen } from './states';
import { cardTemplate } from './cardScreen';
import { homeTemplate } from './homeScreen';

export function eveningScreen(screen: EveningScreen, house: Pick<EveningHouse, 'games'>, ask: EveningAsk): TemplateResult {
  return screen.kind === 'home' ? homeTemplate(screen, house, ask) : cardTemplate(screen, house, ask);
}
