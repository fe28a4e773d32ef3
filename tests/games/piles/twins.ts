/**
 * Twins, the smallest game of piles, for the tests of the family's room: nothing of Snap is in it. All turn their cards onto one pile; two
 * cards of one suit on top are twins, and the first to call them takes the pile. Who calls in vain blushes, and pays nothing. Once
 * somebody has no card to turn it is over, and most cards win.
 */
import { html } from 'lit-html';
import * as v from 'valibot';
import { rankOf, suitOf } from '../../../src/cards/card';
import type { PilesOnPage } from '../../../src/games/piles/app/pilesShell';
import { pilesBests } from '../../../src/games/piles/kept/bests';
import { keptGames } from '../../../src/games/piles/kept/saved';
import { CALL_KEY, packsTerm, SAME, TURNING, type PilesDraft, type PilesTerms } from '../../../src/games/piles/kept/terms';
import { Acting } from '../../../src/games/piles/rules/acting';
import type { ActOf, OutcomeOf, PilesRules, PilesTypes } from '../../../src/games/piles/rules/family';
import { startPiles, withoutPiles, type PilesState, type Seat } from '../../../src/games/piles/rules/game';
import { recordOf } from '../../../src/games/piles/rules/record';
import { openIn, sightOf } from '../../../src/games/piles/table/seen';
import { Agreement, type AgreedTypes } from '../../../src/seats/agreement';
import type { Seated } from '../../../src/seats/seats';
import { SITTING, SPOKEN_TERM } from '../../../src/games/sharedTerms';

interface Blush { readonly type: 'blushed'; readonly seat: Seat }

interface TwinsAgreed extends AgreedTypes {
  readonly Draft: PilesDraft;
  readonly Setup: PilesTerms & { readonly players: readonly Seated<'callKey'>[] };
  readonly Key: 'callKey';
  readonly Wrong: never;
}

export interface TwinsTypes extends PilesTypes {
  readonly Call: 'twins';
  readonly Due: never;
  readonly End: 'emptied';
  readonly Own: Blush;
  readonly State: PilesState<'emptied'>;
  readonly Code: 'game-over' | 'unknown-event' | 'not-turn' | 'nothing-open';
  readonly Result: { readonly cards: readonly number[] };
  readonly Agreed: TwinsAgreed;
  readonly Kept: object;
  readonly Says: 'hello';
}
export type TwinsGame = TwinsTypes['State'];

const areTwins = ({ piles }: Pick<TwinsGame, 'piles'>): boolean => {
  const [below, top] = piles[0]!.cards.slice(-2);
  return below !== undefined && top !== undefined && suitOf(below) === suitOf(top);
};

function endOf({ stocks, turn }: TwinsGame): TwinsGame['end'] {
  const most = Math.max(...stocks.map(({ length }) => length));
  return stocks[turn]!.length > 0 ? null
    : { kind: 'emptied', winners: stocks.flatMap(({ length }, seat) => (length === most ? [seat] : [])) };
}

class OneAct extends Acting<TwinsGame, 'twins', 'emptied', Blush> {
  done({ kind, seats: callers }: ActOf<TwinsTypes>): OutcomeOf<TwinsTypes> {
    const { stocks, piles } = this.game;
    const seat = callers[0]!;
    const { cards } = piles[0]!;
    if (kind === 'flip') this.flipOnto(seat, 0);
    else if (!areTwins(this.game)) {
      for (const one of callers) this.become({}, { type: 'wrong', seat: one, kind }, { type: 'blushed', seat: one });
    } else {
      this.become({ stocks: stocks.with(seat, [...stocks[seat]!, ...cards]), piles: withoutPiles(piles, [0]), turn: seat }, {
        type: 'took', seat, kind, cards: cards.length, callers, middle: null,
        piles: [{ pile: 0, top: cards.at(-1)!, below: cards.at(-2)! }],
      });
    }
    return this.closed(endOf);
  }
}

function act(game: TwinsGame, doing: ActOf<TwinsTypes>): OutcomeOf<TwinsTypes> {
  if (game.end) return { ok: false, code: 'game-over' };
  if (doing.kind !== 'flip' && doing.kind !== 'twins') return { ok: false, code: 'unknown-event' };
  if (doing.kind === 'flip' && doing.seats[0] !== game.turn) return { ok: false, code: 'not-turn' };
  return doing.kind === 'twins' && game.piles[0]!.cards.length === 0 ? { ok: false, code: 'nothing-open' } : new OneAct(game).done(doing);
}

const agreement = new Agreement<TwinsAgreed>({
  limits: { least: 2, most: 4, people: 4 }, storageKey: 'snag-twins', ...SAME, keys: { callKey: CALL_KEY },
  terms: { sitting: SITTING, ...TURNING, packs: packsTerm(() => [1]), spoken: SPOKEN_TERM },
});

const rules: PilesRules<TwinsTypes> = {
  name: 'twins', agreement, act, options: () => ({ packs: 1 }), calls: () => ['twins'],
  record: recordOf({
    format: 'twins-record', seats: [2, 4], options: v.object({ packs: v.literal(1) }), act,
    start: (options, seats, deal) => ({ ...startPiles(seats, deal, true), options }),
    result: ({ stocks }) => ({ cards: stocks.map(({ length }) => length) }),
  }),
  claimOf: (game) => (areTwins(game) ? { piles: [0], middle: [] } : null),
  turnsOver: () => false, middle: () => [], due: () => null,
};

const bests = pilesBests(v.object({}));

/** Twins as one value. */
export const twins: PilesOnPage<TwinsTypes> = {
  rules, calls: ['twins'], bests, games: keptGames(rules, bests), kept: () => ({}),
  sights(seen) {
    const [top, below] = openIn(seen);
    return top && below && suitOf(top.card) === suitOf(below.card) ? [sightOf(seen, 'twins', true, [top, below])] : [];
  },
  matches: (game) => (areTwins(game) ? [{ kind: 'twins', rank: rankOf(game.piles[0]!.cards.at(-1)!) }] : []),
  words: {
    title: () => 'Twins',
    deed: 'call', match: 'match',
    call: { named: () => 'Twins', pressed: () => 'TWINS!', pressedBy: (_, name) => `${name} calls twins` },
    head: () => 'most cards win', prompts: () => ['Call twins of a suit.'],
    own: { blushed: { sound: 'lostMove', told: ({ name }) => `${name} blushes.`, story: ({ name }) => `${name} blushes, seen by all.` } },
    tied: { told: String, story: () => '', moment: (who) => who },
    wrong: () => 'But no twins lie there.', missed: () => 'Twins lay there, and nobody called.',
    fits: ({ matching }) => [matching.length > 0 && 'Twins!'],
    ends: { emptied: { story: () => 'A stock is empty.', isAll: false } },
    rules: { quick: () => ['Call twins.'], full: () => [{ title: 'Twins', lines: ['Two of one suit are twins.'] }] },
  },
  home: { about: () => html`Twins`, minutes: () => 3, past: (_, when) => when },
  file: 'shell-replay-title',
  lesson: {
    setup: (name, pip) => ({
      asked: false, least: 500, beat: null, packs: 1,
      players: [{ name, kind: 'local', shape: 'circle' }, { name: pip, kind: 'bot', level: 'pip', shape: 'square' }],
    }),
    dealt: {}, set: { sitting: 'beside' }, hello: 'hello', back: 'hello', beats: [{ part: 'end', says: 'hello', asks: 'play' }],
    told: (said) => said,
  },
};
