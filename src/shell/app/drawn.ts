/** What a game shows as elements: the screens that all games share, and those that it draws by itself. */
import type { TemplateResult } from 'lit-html';
import { afterTemplate } from '../after/afterScreen';
import { replayTemplate } from '../after/replayScreen';
import { bestsTemplate } from '../bests/bestsScreen';
import type { ShellCommand } from '../commands';
import { homeTemplate } from '../home/homeScreen';
import { lessonPanel } from '../lesson/lessonPanel';
import type { ShellGame } from '../shellGame';
import type { ShellTypes } from '../types';
import type { ShellScreen } from './appState';

export function drawScreen<T extends ShellTypes>(
  game: ShellGame<T>, screen: ShellScreen<T>, ask: (command: ShellCommand<T>) => unknown,
): TemplateResult {
  const { table } = game;
  switch (screen.kind) {
    case 'home': return homeTemplate(game, screen, ask);
    case 'table': return table.draw(screen, ask);
    case 'after': return afterTemplate(game, screen, ask);
    case 'replay': return replayTemplate(game.replay!, screen, ask);
    case 'bests': return bestsTemplate(game.bests!, screen, ask);
    case 'lesson': return table.draw(screen.table, ask, lessonPanel(screen.panel, game.lesson!.told(screen.panel.said), ask));
  }
}
