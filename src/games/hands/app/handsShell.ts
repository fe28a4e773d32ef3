/** A game with a hand of one's own, as the screens of every game take it: made of the one value that it hands in. */
import { html, type TemplateResult } from 'lit-html';
import { writeRecord, type RecordForm, type RecordTypes } from '../../../contract/record';
import type { Game, GameRules } from '../../../contract/contract';
import type { AfterOf, ReplayOf } from '../../../shell/after/told';
import type { ShellGame, StoredGame, TableScreen } from '../../../shell/shellGame';
import type { OverParts } from '../../../shell/table/overTable';
import type { SetupOf, ShellTypes } from '../../../shell/types';
import { say } from '../../../strings/say';
import type { DealtHeader } from '../../dealtRecord';
import { headerOf, type DealtTypes } from '../../dealtRules';
import type { BestsKeeper, PlayedBase } from '../../keptBests';
import { aloneDoor } from '../ui/door';
import type { HandsParts, HandsShell, HandsTypes } from '../ui/handsParts';
import { handsTable, type HandsTableParts } from '../ui/handsTable';

/** What is kept of a game for somebody: whether they won is counted. */
interface WonBase extends PlayedBase { readonly won: boolean }

/** Such a game on its screens. @typeParam T its types as its host knows them @typeParam Kept what of it is kept */
type Shell<T extends HandsTypes, Kept extends DealtTypes & Pick<T, 'Setup'>> = HandsShell<T, Kept> & { readonly Played: WonBase };

/** How it is kept. */
interface HandsKept<S extends ShellTypes, Kept extends DealtTypes, Options> {
  readonly rules: Pick<GameRules<Kept>, 'deal'>;
  readonly storage: StoredGame<S>;
  readonly agreement: ShellGame<S>['agreement'];
  readonly bests: BestsKeeper<S['Played']>;
  /** The form of its records. */
  readonly record: RecordForm<RecordTypes & { readonly Header: DealtHeader<Options>; readonly State: Kept['State'] }>;
}

/** All that such a game hands in. @typeParam Options what stands in its records of what was agreed */
export interface HandsOnPage<T extends HandsTypes, Kept extends DealtTypes & Pick<T, 'Setup'>, S extends Shell<T, Kept>, Options> {
  readonly game: Game<T>;
  readonly kept: HandsKept<S, Kept, Options>;
  readonly parts: HandsParts<T>;
  readonly cues: HandsTableParts<T>['cues'];
  readonly about: () => string;
  /** The rules as they are agreed; and at a table, with what its keys do. */
  readonly rules: (setup: SetupOf<S>) => TemplateResult;
  readonly over: (view: T['View']) => OverParts;
  /** About how many minutes a game lasts. */
  readonly minutes: (setup: SetupOf<S>) => number;
  readonly after: Omit<AfterOf<S>, 'played'> & {
    readonly played: (report: S['Report'], seat: number) => Omit<S['Played'], keyof PlayedBase>;
  };
  readonly replay: Omit<ReplayOf<S>, 'record'>;
  readonly options: (setup: Kept['Setup']) => Options;
  /** What is to be known of somebody's figures. */
  readonly note: () => string;
  readonly lesson: NonNullable<ShellGame<S>['lesson']>;
  /** How its table is opened, where that is not plainly at the game's host. */
  readonly open?: TableScreen<S>['open'];
}

/** The one value that the shell takes. */
export function handsShell<T extends HandsTypes, Kept extends DealtTypes & Pick<T, 'Setup'>, S extends Shell<T, Kept>, Options>(
  page: HandsOnPage<T, Kept, S, Options>,
): ShellGame<S> {
  const { game, kept: { rules, storage, agreement, bests, record }, parts, cues, over, after, replay, note, lesson, open } = page;
  return {
    ...storage, agreement, lesson,
    home: {
      title: parts.title, about: () => html`<p>${page.about()}</p>`, rules: page.rules, instead: aloneDoor,
      lasts: (setup) => say('piles-lasts', { minutes: Math.max(2, Math.ceil(page.minutes(setup))) }),
    },
    table: { ...handsTable(game, { ...parts, cues, over }) as unknown as TableScreen<S>, ...open ? { open } : {} },
    after: { ...after, played: (_, report, seat) => after.played(report, seat) },
    replay: {
      ...replay,
      record({ saved, replayed: { states } }) {
        const { setup, events, times } = saved;
        return writeRecord(record, { ...headerOf<Kept, Options>(rules, saved, page.options(setup)), events, times }, states.at(-1)!);
      },
    },
    bests: {
      kept: bests,
      more: (played) => ({
        count: {
          what: say('piles-bests-won'),
          figure: say('shell-review-of', { part: played.filter(({ won }) => won).length, whole: played.length }),
        },
        note: note(),
      }),
    },
  };
}
