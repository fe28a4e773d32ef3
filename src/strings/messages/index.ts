/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
import type { Apart } from './apart';
import type { Calls } from './calls';
import type { Cash } from './cash';
import type { Evening } from './evening';
import type { Later } from './later';
import type { LaterCards } from './later/cards';
import type { LaterChallenge } from './later/challenge';
import type { LaterDaily } from './later/daily';
import type { LaterLaying } from './later/laying';
import type { LaterPast } from './later/past';
import type { LaterPiles } from './later/piles';
import type { LaterRefusals } from './later/refusals';
import type { LaterReview } from './later/review';
import type { LaterRules } from './later/rules';
import type { LaterSetup } from './later/setup';
import type { LaterSmall } from './later/small';
import type { LaterTable } from './later/table';
import type { LaterTraining } from './later/training';
import type { Laying } from './laying';
import type { Lessons } from './lessons';
import type { Ratscrew } from './ratscrew';
import type { Salute } from './salute';
import type { Shell } from './shell';
import type { ShellHands } from './shell/hands';
import type { ShellPiles } from './shell/piles';
import type { ShellSmall } from './shell/small';
import type { Slapjack } from './slapjack';
import type { Snap } from './snap';
import type { SnapBack } from './snapBack';
import type { Spoons } from './spoons';
import type { Start } from './start';
import type { StartRefusals } from './start/refusals';
import type { Table } from './table';
import type { Window } from './window';

export interface Messages extends
  Apart,
  Calls,
  Cash,
  Evening,
  Later,
  LaterCards,
  LaterChallenge,
  LaterDaily,
  LaterLaying,
  LaterPast,
  LaterPiles,
  LaterRefusals,
  LaterReview,
  LaterRules,
  LaterSetup,
  LaterSmall,
  LaterTable,
  LaterTraining,
  Laying,
  Lessons,
  Ratscrew,
  Salute,
  Shell,
  ShellHands,
  ShellPiles,
  ShellSmall,
  Slapjack,
  Snap,
  SnapBack,
  Spoons,
  Start,
  StartRefusals,
  Table,
  Window {}
