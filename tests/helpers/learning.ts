/** All that the panel of a lesson is drawn from, at a table where Ann plays against Pip. */
import type { Layout } from '../../src/layout/types';
import { USUAL_INPUT } from '../../src/setup/inputSettings';
import type { LessonModel, LessonParts } from '../../src/ui/lessons/lessonModel';
import { setupOf, sit } from './sessions';

export function learning(model: LessonModel, layout: Layout): LessonParts {
  const state = sit(setupOf('ann computer:pip')).session.state();
  return { model, layout, state, input: USUAL_INPUT, ask: () => Promise.resolve(null) as never, openList() {} };
}
