/** Agrees on a game without a screen: against the character of the start screen. The set-up, which has one, comes later. */
import { namedPlayers } from '../../setup/defaultNames';
import { unnamedIfNone, withMe } from '../../setup/kept/me';
import { chosenCharacter, gameAgainst, type SetupDraft } from '../../setup/kept/tables';
import { UNNAMED_ME } from '../../setup/names';
import { checkNewGame, type SetupOutcome } from '../../setup/setup';
import { shownName } from '../../strings/words/grammar';
import { defaultNames } from '../../strings/words/start/names';
import type { Agreement } from './agreement';

/** What was agreed, with a name for everybody. */
export function checkDraft(draft: SetupDraft, seed: string): SetupOutcome {
  // Names are fixed when a game begins; until then those that nobody typed are the language's.
  const players = namedPlayers(unnamedIfNone(withMe(draft.players), shownName(UNNAMED_ME)), defaultNames());
  return checkNewGame({ ...draft, players, order: 'drawn', seed });
}

/** What is agreed for a game against the character that is chosen on the start screen, checked. */
export function agreeAgainst(agreement: Pick<Agreement, 'now' | 'agreeOn'>, seed: string): SetupOutcome {
  const draft = gameAgainst(agreement.now(), chosenCharacter(agreement.now()));
  const checked = checkDraft(draft, seed);
  if (checked.ok) agreement.agreeOn(draft, 'character');
  return checked;
}
