/** Speed as the screens of every game take it: one value. */
import { html, type TemplateResult } from 'lit-html';
import { writeRecord } from '../../../contract/record';
import type { ShellGame } from '../../../shell/shellGame';
import { say } from '../../../strings/say';
import { headerOf } from '../../dealtRules';
import { pastOf } from '../../laying/app/past';
import { SEATS } from '../../laying/rules/game';
import { cuesOf } from '../../laying/sound/cues';
import { stepHands } from '../../laying/ui/stepHands';
import { layingTableOf } from '../../laying/ui/table';
import { handStory } from '../../laying/words/hand';
import { fullHand, quickHand } from '../../laying/words/rules';
import { rulesTold } from '../../piles/ui/rules';
import { agreement, rules, storage, type KeptSpeed } from '../kept/savedGame';
import { COURSE } from '../lesson/course';
import { chancesOfHands, chancesOf } from '../review/hands';
import type { SpeedOptions } from '../rules/game';
import { record } from '../rules/record';
import { speedGame } from '../table/speedGame';
import { parts, titleText } from '../ui/parts';
import type { SpeedShell } from '../ui/shellTypes';

const rulesOf = (options: SpeedOptions): TemplateResult => rulesTold(quickHand(options), fullHand(options));

/** About so many minutes, as computers play with each other, at their usual speed. */
const MINUTES = 2;

export const speedShell: ShellGame<SpeedShell> = {
  ...storage, agreement,
  home: {
    title: titleText, about: () => html`<p>${say('laying-about', { kind: 'hand' })}</p>`,
    rules: ({ lock, refill }) => rulesOf({ lock, refill }), lasts: ({ slower }) => say('piles-lasts', { minutes: MINUTES * slower }),
  },
  table: layingTableOf(speedGame, 'hand', { ...parts, cues: (happening, { seats }) => cuesOf(happening, seats) },
    ({ options, refill }) => rulesOf({ ...options, refill })),
  ...pastOf<KeptSpeed>({
    looks: chancesOfHands, calls: ['lay'], file: 'laying-replay-file-hand', scene: stepHands,
    story: (step, cast, ended) => handStory(step, cast, ended, SEATS.flatMap((seat) => chancesOf(step.game, seat)).length),
    record({ saved, replayed: { states } }) {
      const { setup: { lock, refill }, events, times } = saved;
      return writeRecord(record, { ...headerOf(rules, saved, { lock, refill }), events, times }, states.at(-1)!);
    },
  }),
  lesson: { ...COURSE, told: (said) => say(`laying-hand-pip-${said}`) },
};
