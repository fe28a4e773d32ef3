/** What the panel of a lesson is drawn from, and what the page shows lessons with once they are loaded. */
import type { nothing, TemplateResult } from 'lit-html';
import type { Layout } from '../../layout/types';
import type { Hint, LessonName, Said } from '../../lessons/says';
import type { Tile } from '../../rules/board';
import type { ViewState } from '../../session/viewState';
import type { InputSettings } from '../../setup/inputSettings';
import type { Ask } from '../commands';
import type { DialogActions } from '../dialogs/frame';

/** Names the element in which Pip speaks: whoever comes to their rack hears what is wanted there. */
export const LESSON_SAID = 'lesson-said';

export interface LessonModel {
  readonly name: LessonName;
  /** Those that are done. */
  readonly done: readonly LessonName[];
  readonly said: Said;
  /** How often Pip has said something: the same again is news, too. */
  readonly times: number;
  /** Squares to look at, and what "Show me" has pointed at. */
  readonly look: readonly Tile[];
  readonly hint: Hint | null;
  /** Whether an act is asked for now. While something is shown, there is nothing to be told. */
  readonly asked: boolean;
  /** What comes next; `none` while a task is not done. */
  readonly next: 'none' | 'goOn' | 'lesson' | 'play';
  /** When the lesson was done, in the page's milliseconds; null while it is on. */
  readonly endedAt: number | null;
  /** The link of the challenge to which the course leads back; null where it leads into a game. */
  readonly challenge: string | null;
}

/** What the page shows lessons with. */
export interface LessonPage {
  /** Pip with the bubble, where to look, and the buttons. */
  panel(parts: LessonParts): TemplateResult | typeof nothing;
  /** The list of all lessons, as a dialog. */
  list(model: Pick<LessonModel, 'name' | 'done'>, actions: DialogActions, ask: Ask): TemplateResult;
}

export interface LessonParts {
  readonly model: LessonModel;
  readonly state: ViewState;
  readonly layout: Layout;
  readonly input: InputSettings;
  readonly ask: Ask;
  readonly openList: () => void;
}
