/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface ShellPiles {
  'piles-rank': { rank: 'A' | 'J' | 'K' | 'Q' | 'T' }; 'piles-joker': null;
  'piles-card': { name: string | number; suit: 'c' | 'd' | 'h' | 's' }; 'piles-pile-title': null; 'piles-dead': null;
  'piles-place': { cards: string | number; name: string | number; open: string | number };
  'piles-place-none': { cards: string | number; name: string | number };
  'piles-place-common': { cards: string | number; name: string | number }; 'piles-place-out': { name: string | number };
  'piles-middle': { cards: number; open: string | number; what: string | number }; 'piles-wanted': null;
  'piles-signs-done': { name: string | number }; 'piles-head-drum': { seconds: string | number }; 'piles-ready': null;
  'piles-prompt-turn': { genitive: string | number; you: 'no' | 'yes' }; 'piles-prompt-drum': null;
  'piles-prompt-out': { people: 'one' | 'several' }; 'piles-asked': { match: 'jack' | 'match' | 'slap' };
  'piles-several-choice': { name: string | number; what: string | number };
  'piles-told-turned': { card: string | number; name: string | number; you: 'no' | 'yes' };
  'piles-told-dead': { card: string | number; name: string | number; you: 'no' | 'yes' };
  'piles-told-next': { genitive: string | number; you: 'no' | 'yes' };
  'piles-told-took': { cards: number; name: string | number; what: string | number; you: 'no' | 'yes' };
  'piles-told-wrong': { deed: 'call' | 'slap'; name: string | number; pays: 'no' | 'yes'; you: 'no' | 'yes' };
  'piles-told-out': { name: string | number; you: 'no' | 'yes' }; 'piles-told-ran-out': { name: string | number; you: 'no' | 'yes' };
  'piles-told-came-back': { name: string | number; you: 'no' | 'yes' }; 'piles-told-gathered': { name: string | number; you: 'no' | 'yes' };
  'piles-over-won': { name: string | number; you: 'no' | 'yes' }; 'piles-over-draw': { names: string | number }; 'piles-over-stopped': null;
  'piles-stop-sure': null; 'piles-keys': { keys: 'apart' | 'both'; match: 'jack' | 'match' | 'slap' };
  'piles-read-cards': { all: string | number }; 'piles-record-deck': null; 'piles-record-dealer': null; 'piles-record-events': null;
  'piles-record-times': null; 'piles-rules-full': null;
}
