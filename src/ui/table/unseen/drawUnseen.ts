/**
 * Draws a table where nobody sees it, part by part: the browser reads each template once, and lays out its letters once, and has done so
 * when a game begins. Nothing of it stays on the page.
 */
import { render, type nothing, type TemplateResult } from 'lit-html';
import { NO_DRAFT } from '../../../layout/draft';
import type { Layout } from '../../../layout/types';
import { SQUARES, type Tile } from '../../../rules/board';
import type { TableHappening } from '../../../session/viewState';
import { createAnnouncer } from '../../announcer';
import { FIRST_MARKS } from '../../../layout/beside/firstMarks';
import { shownState } from '../../shownNames';
import { boardTemplate } from '../accessibleBoard';
import { clockTemplate } from '../clock/clockRing';
import { edgesTemplate } from '../edges';
import { createTableActions } from '../input/tableActions';
import { firstMarkTemplate } from '../newcomer/firstMarks';
import { orderTemplate } from '../order/orderDraw';
import { orderResultTemplate } from '../order/orderResult';
import { plainTemplate } from '../plain/tabletop';
import { readAloudTemplate } from '../reading/readAloud';
import { toldTemplate } from '../reading/toldTemplate';
import { cornerTemplate, logTemplate, playersTemplate } from '../tableControls';
import type { TableModel } from '../tableModel';
import { layUnseen } from './layUnseen';

type Part = () => TemplateResult | typeof nothing;

const nobody = (): void => {};

/** @param layout how the window is laid out for the game */
export function drawsUnseen(layout: Layout): (table: TableModel, happenings: readonly TableHappening[]) => Generator<undefined, void> {
  const story = createAnnouncer();
  const places: HTMLElement[] = [];
  let shown: TableModel | null = null;
  const controls = createTableActions({
    root: document.createElement('div'), screen: () => shown, layout: () => layout, draft: () => NO_DRAFT, setDraft: nobody, act: nobody,
    tell: nobody, open: nobody, askWho: nobody, read: nobody, ask: async () => undefined as never,
  });
  const partsOf = (model: TableModel): readonly Part[] => {
    const state = shownState(model.state);
    return [
      () => playersTemplate(state, layout, controls),
      () => boardTemplate(state, layout, SQUARES[0] as Tile, { ...controls, focus: nobody }),
      () => readAloudTemplate(state, controls),
      () => orderTemplate(state, layout, controls),
      () => edgesTemplate(state, layout, controls),
      () => cornerTemplate(state, layout, controls),
      () => firstMarkTemplate({ marks: FIRST_MARKS, seconds: null }, state, layout, nobody),
      () => clockTemplate(state, layout),
      () => orderResultTemplate(state, layout, controls),
      () => logTemplate(story.entries(), layout),
      () => toldTemplate(story.entries()),
      () => plainTemplate(model, layout),
    ];
  };
  return function* draw(model, happenings) {
    shown = model;
    story.tell(happenings, model.state);
    yield;
    for (const [i, part] of partsOf(model).entries()) {
      const place = places[i] ??= document.createElement('div');
      render(part(), place);
      yield;
      layUnseen(place, layout.shape);
      yield;
    }
  };
}
