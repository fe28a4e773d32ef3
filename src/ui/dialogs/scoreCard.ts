/** Keeps what somebody is about to do with the score card while it is open, and sees to paper and file. */
import { type TemplateResult, nothing } from 'lit-html';
import type { CardState } from '../../match/cardState';
import { say } from '../../strings/say';
import type { Ask } from '../commands';
import type { DialogActions } from './frame';
import { saveFile } from '../browser/saveFile';
import { shownCard } from '../shownNames';
import { NO_CARD_DRAFT, scoreCardDialog, type CardDialogActions, type CardDraft } from './scoreCardDialog';

export interface ScoreCardPorts {
  /** Null while there is none. */
  readonly card: () => CardState | null;
  /** Shows the page anew. */
  readonly draw: () => void;
  readonly ask: Ask;
  readonly print?: () => void;
  readonly saveFile?: (name: string, text: string) => void;
}

export interface ScoreCard {
  template(dialogs: DialogActions): TemplateResult | typeof nothing;
  /** The card is laid away: corrections are not open when it comes again. */
  reset(): void;
}

/** The score card, closed. */
export function createScoreCard({ card, draw, ask, print = () => window.print(), saveFile: save = download }: ScoreCardPorts): ScoreCard {
  let draft: CardDraft = NO_CARD_DRAFT;

  const change = (changed: Partial<CardDraft>): void => {
    draft = { ...draft, ...changed };
    draw();
  };

  const write = async (game: number, player: number, tiles: number | null): Promise<void> =>
    change({ problem: await ask({ kind: 'correctCard', game, player, tiles }) });

  const actions: CardDialogActions = {
    correct: () => change({ correcting: !draft.correcting, problem: null }),
    // What is no number at all is refused as such; an empty cell is none either.
    write: (game, player, typed) => void write(game, player, /^\s*\d+\s*$/u.test(typed) ? Number(typed) : Number.NaN),
    takeBack: (game, player) => void write(game, player, null),
    print(sheet) {
      change({ sheet });
      // Some browsers print later, and go on at once. Once it is done, the browser's own Print means the card again.
      window.addEventListener('afterprint', () => change({ sheet: 'card' }), { once: true });
      print();
    },
    save: () => void ask({ kind: 'cardCsv' }).then((text) => save(say('card-csv-file'), text)),
  };

  return {
    template(dialogs) {
      const shown = card();
      return shown ? scoreCardDialog(shownCard(shown), draft, actions, dialogs) : nothing;
    },
    reset() { draft = NO_CARD_DRAFT; },
  };
}

/** The mark in front tells spreadsheets that it is UTF-8. */
function download(name: string, text: string): void {
  saveFile(name, 'text/csv', ['\ufeff', text]);
}
