/** What the lesson of Snap is drawn from, and what is asked for there besides what the table asks for. */
import type { Part } from '../../lesson/course';
import type { Asked } from '../../lesson/lessonState';
import type { SayName } from '../../lesson/says';
import type { SnapTableModel } from '../table/snapTable';
import type { LessonPanelBase } from '../../../../shell/types';

export interface LessonPanelModel extends LessonPanelBase {
  readonly part: Part;
  readonly said: SayName;
  /** What is asked for now; null while something is shown. */
  readonly asked: Asked | null;
}

export interface LessonModel {
  readonly kind: 'lesson';
  /** The table, as at any game. */
  readonly table: SnapTableModel;
  readonly panel: LessonPanelModel;
}
