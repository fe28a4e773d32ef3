/** What the lesson of Snap is drawn from, and what is asked for there besides what the table asks for. */
import type { Part } from '../../lesson/course';
import type { Asked } from '../../lesson/lessonState';
import type { SayName } from '../../lesson/says';
import type { SnapTableModel } from '../table/tableModel';

export interface LessonPanelModel {
  readonly part: Part;
  readonly said: SayName;
  /** How often Pip has said something: the same again is news, too. */
  readonly times: number;
  /** What is asked for now; null while something is shown. */
  readonly asked: Asked | null;
  /** Whether what is wanted was asked to be shown. */
  readonly hint: boolean;
}

export interface LessonModel {
  readonly kind: 'lesson';
  /** The table, as at any game. */
  readonly table: SnapTableModel;
  readonly panel: LessonPanelModel;
}
