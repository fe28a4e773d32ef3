/** The house rules: what players may agree on before a game, and the printed rules as the default. */
import * as v from 'valibot';

/** One choice each, as they stand in a record. */
export const CALLS = ['classic', 'race', 'automatic'] as const;
export const FALSE_CALLS = ['lose-move', 'none', 'pay-tile'] as const;
export const MISSED_RUNS = ['stays', 'one-move'] as const;

export interface HouseRules {
  /** Who may call when: the maker until the move ends; anyone as soon as the tile lands; nobody (runs are picked up without a call). */
  readonly calls: (typeof CALLS)[number];
  /** What a call costs whose caller is entitled to no run. */
  readonly falseCall: (typeof FALSE_CALLS)[number];
  /** Whether a call on another's miss, before the next tile, costs the caller's move (rule 6), or lets the caller play next. */
  readonly claimCostsMove: boolean;
  /** Whether a missed run may be called until the end, or only until the next tile is placed. */
  readonly missedRun: (typeof MISSED_RUNS)[number];
}

/** The rules that everything that was ever kept has. */
type FirstRule = 'calls' | 'falseCall' | 'claimCostsMove' | 'missedRun';

/** The form of each rule. One that came later has a default besides, for what was kept before there was such a rule: `v.optional`. */
type Forms = {
  readonly [R in keyof HouseRules]: R extends FirstRule ? v.GenericSchema<unknown, HouseRules[R]>
    : v.OptionalSchema<v.GenericSchema<unknown, HouseRules[R]>, HouseRules[R]>
};

/** The form of the house rules, wherever they stand. */
export const houseRulesSchema = v.object({
  calls: v.picklist(CALLS),
  falseCall: v.picklist(FALSE_CALLS),
  claimCostsMove: v.boolean(),
  missedRun: v.picklist(MISSED_RUNS),
} satisfies Forms);

/** The rules as printed. */
export const PRINTED_RULES: HouseRules = {
  calls: 'classic', falseCall: 'lose-move', claimCostsMove: true, missedRun: 'stays',
};

/** How many may play. */
export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

/** A name or the deal's word in a record, in UTF-16 units. */
export const MAX_TEXT_LENGTH = 100;

/** Tiles on a rack while the pile lasts. */
export const RACK_SIZE = 4;
