/** A game of piles as it is kept: what is dealt, how it is read and played through, and what the house asks of its rows. */
import { randomFrom, scramble } from '../../../chance/chance';
import { shuffled, type Chance } from '../../../chance/drawn';
import { dealByChance, drawDeal, readDeal, type CardDeal } from '../../../cards/pack';
import type { EndedBy, GameRules, GameTypes, SavedGame } from '../../../contract/contract';
import { readTimes, type OpenedGame } from '../../../contract/savedGame';
import { storageOf } from '../../storageAdapter';
import type { EventOf, HappeningOf, PilesRules, PilesTypes, RecordedPiles, SetupOf } from '../rules/family';
import type { pilesBests } from './bests';
import { seatedRules } from '../../dealtRules';

/** What is dealt, and what the dealer has chosen, where that is agreed. */
export interface PilesDeal extends CardDeal { readonly chosen?: readonly string[] }

/** What of it is kept, as types. */
export interface KeptPiles<T extends PilesTypes> extends GameTypes {
  readonly Setup: SetupOf<T>;
  readonly Deal: PilesDeal;
  readonly State: T['State'];
  readonly Event: EventOf<T>;
  /** When each event happened, in milliseconds of the game's own time. */
  readonly Notes: { readonly times: readonly number[] };
  readonly Happening: HappeningOf<T>;
  readonly Ended: T['End'];
}
export type SavedPiles<T extends PilesTypes> = SavedGame<KeptPiles<T>>;
export type EndedPiles<T extends PilesTypes> = EndedBy<KeptPiles<T>>;

export type OpenedPiles<T extends PilesTypes> = OpenedGame<KeptPiles<T>>;

/** Who plays with which cards. Without a deal of its own a game has that of its word. */
export function headerOf<T extends PilesTypes>(
  rules: Dealt<T>, { setup, seed, deal }: Pick<SavedPiles<T>, 'setup' | 'seed' | 'deal'>,
): RecordedPiles<T>['Header'] {
  const { chosen, deck, dealer } = deal ?? dealtBy(rules, setup, seed);
  return { seats: setup.players.map(({ name }) => name), options: rules.options(setup, chosen), deck, dealer };
}

type Dealt<T extends PilesTypes> = Pick<PilesRules<T>, 'options' | 'chooses'>;

/** What a word deals, and the dealer chooses by it. */
function dealtBy<T extends PilesTypes>({ options, chooses }: Dealt<T>, setup: SetupOf<T>, seed: string): PilesDeal {
  const [{ packs, jokers }, choice] = [options(setup), chooses?.(setup) ?? null];
  const deal = drawDeal(packs, setup.players.length, seed, jokers);
  return choice === null ? deal : { ...deal, chosen: scramble(choice.of, randomFrom(`chosen:${seed}`)).slice(0, choice.count) };
}

function dealtByChance<T extends PilesTypes>({ options, chooses }: Dealt<T>, setup: SetupOf<T>, chance: Chance): PilesDeal {
  const [{ packs, jokers }, choice] = [options(setup), chooses?.(setup) ?? null];
  const deal = dealByChance(packs, setup.players.length, chance, jokers);
  return choice === null ? deal : { ...deal, chosen: shuffled(choice.of, chance).slice(0, choice.count) };
}

function readDealt<T extends PilesTypes>({ options, chooses }: Dealt<T>, setup: SetupOf<T>, value: unknown): PilesDeal | null {
  const [{ packs, jokers }, choice] = [options(setup), chooses?.(setup) ?? null];
  const deal = readDeal(packs, setup.players.length, value, jokers);
  if (deal === null || choice === null) return deal;
  const { chosen } = value as { readonly chosen?: unknown };
  const isSound = Array.isArray(chosen) && chosen.length === choice.count && new Set(chosen).size === choice.count
    && chosen.every((one) => choice.of.includes(one as string));
  return isSound ? { ...deal, chosen: chosen as readonly string[] } : null;
}

export function keptRules<T extends PilesTypes>(rules: PilesRules<T>): GameRules<KeptPiles<T>> {
  const { name, agreement, record } = rules;
  return {
    name, ...seatedRules<KeptPiles<T>>(agreement),
    deal: (setup, seed) => dealtBy(rules, setup, seed),
    drawDeal: (setup, chance) => dealtByChance(rules, setup, chance),
    readDeal: (setup, value) => readDealt(rules, setup, value),
    readNotes: (kept, events) => ({ times: readTimes(kept, events.length) }),
    init: (setup, deal) => record.start(headerOf(rules, { setup, seed: '', deal })),
    apply: (game, event) => record.apply(game, event, {} as RecordedPiles<T>['Header']),
    decided: ({ end }) => end?.kind ?? null,
  };
}

/** How its games are read and written, and what the house asks of its rows. */
export function keptGames<T extends PilesTypes>(piles: PilesRules<T>, bests: ReturnType<typeof pilesBests<T['Kept']>>) {
  return storageOf({
    rules: keptRules(piles), agreement: piles.agreement, bests,
    /** The share of matches called in each game that had enough of them, in per cent. */
    card: (kept) => bests.shareCard(kept, 'share'),
  });
}
