/** What the training room and the table of a drill are drawn from. */
import type { DrillKind } from '../../layout/types';
import type { Tile } from '../../rules/board';
import type { ViewState } from '../../session/viewState';
import type { InputSettings } from '../../setup/inputSettings';
import type { Pace } from '../../setup/setup';
import type { DrillSaid } from '../../strings/drillSaid';
import type { Curve, EndFigure, EndMeaning, Eye, Figure } from '../../strings/trainingShown';
import type { SessionName } from '../../training/drill';
import type { DueSkill } from '../../training/due';
import type { DrillName } from '../../training/skills';
import type { TrainingGame } from '../../games/gameEntry';
import type { GameShown } from '../cardTable/cardTableModel';

/** A drill's card; figure and curve are null before it was played. */
export interface DrillCard {
  readonly drill: DrillName;
  readonly curve: Curve | null;
  readonly figure: Figure | null;
  /** Of Flash, after some rounds. */
  readonly eye: Eye | null;
  /** How many kinds of its questions are due. */
  readonly due: number;
}

/** What somebody let slip in games of their own, and comes back. */
export interface SlipsCard {
  readonly waiting: number;
  readonly due: number;
  /** From how many of their games. */
  readonly games: number;
}

export interface TrainingModel {
  readonly kind: 'training';
  /** Whose training it is; null is the player of this device without a name. */
  readonly who: string | null;
  /** Whose it can be: the player of this device, and everybody who has a name here. */
  readonly people: readonly (string | null)[];
  readonly cards: readonly DrillCard[];
  readonly guests: readonly GameShown<TrainingGame>[];
  readonly slips: SlipsCard;
  /** What is due first, and why. */
  readonly due: readonly Pick<DueSkill, 'skill' | 'why'>[];
  /** Whether questions wait for as long as somebody likes. */
  readonly unhurried: boolean;
}

/** What is marked on the board: by a ring and a sign of its own, never by a colour alone. */
export interface BoardMark {
  readonly tile: Tile;
  /** `asked`: the square that is asked about; `run`: it belongs to a run; `near`: to three that are none. */
  readonly as: 'asked' | 'right' | 'wrong' | 'run' | 'near' | 'missing';
}

export type DrillPhase =
  /** What is wanted is told; a press begins. */
  | 'ready'
  /** Something is looked at, nothing is asked yet. */
  | 'look'
  | 'asked'
  /** It is told how the answer was. */
  | 'told'
  | 'over';

/** What came of a session. */
export interface DrillEnd {
  readonly figures: readonly EndFigure[];
  readonly mean: EndMeaning;
  readonly curve: Curve | null;
  /** How many kinds of questions are due by now; and in how many milliseconds the next one is, null where nothing waits. */
  readonly due: number;
  readonly next: number | null;
}

export interface DrillModel {
  readonly kind: 'drill';
  readonly session: SessionName;
  /** That of the question; and how it is answered. */
  readonly drill: DrillName;
  readonly answered: DrillKind;
  /** Names this round of questions: another one is another table. */
  readonly round: number;
  readonly state: ViewState;
  readonly pace: Pace;
  /** How people play with hand and key here. */
  readonly input: InputSettings;
  readonly phase: DrillPhase;
  /** Whether each answer so far was right, in order; and how many questions there are. */
  readonly answers: readonly boolean[];
  readonly of: number;
  readonly said: DrillSaid;
  /** How often something was said: the same again is news, too. */
  readonly times: number;
  readonly marks: readonly BoardMark[];
  /** Whether a press is waited for to go on. */
  readonly waits: boolean;
  readonly end: DrillEnd | null;
  /** What a reload comes back to. */
  readonly kept: unknown;
}
