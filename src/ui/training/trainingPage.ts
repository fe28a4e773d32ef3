/** What the page shows the training room, its drills and the card table with, once they are loaded. */
import type { TemplateResult } from 'lit-html';
import type { Layout } from '../../layout/types';
import type { Tile } from '../../rules/board';
import type { CardTableModel } from '../cardTable/cardTableModel';
import type { Ask } from '../commands';
import type { TableActions } from '../table/input/tableActions';
import type { DrillModel, TrainingModel } from './trainingModel';

export interface TrainingPage {
  room(model: TrainingModel, parts: RoomParts): TemplateResult;
  drill(model: DrillModel, parts: DrillParts): TemplateResult;
  cardTable(model: CardTableModel, parts: RoomParts): TemplateResult;
}

export interface RoomParts {
  readonly ask: Ask;
  readonly openSettings: () => void;
}

export interface DrillParts {
  readonly layout: Layout;
  readonly ask: Ask;
  readonly controls: TableActions;
  readonly tabStop: Tile;
  readonly focus: (tile: Tile) => void;
  /** Whether a dialog lies over the table. */
  readonly dialog: boolean;
}
