/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface LaterCards {
  'guest-name-aggravation': null; 'guest-best-aggravation': { best: string | number }; 'card-table-line-aggravation': null;
  'guest-name-california-speed': null; 'guest-best-california-speed': { best: string | number }; 'card-table-line-california-speed': null;
  'guest-name-cash': null; 'card-table-line-cash': null; 'guest-name-pig': null; 'guest-best-pig': { best: string | number };
  'card-table-line-pig': null; 'guest-name-ratscrew': null; 'guest-best-ratscrew': { best: string | number };
  'card-table-line-ratscrew': null; 'guest-name-salute': null; 'guest-best-salute': { best: string | number };
  'card-table-line-salute': null; 'guest-name-slapjack': null; 'guest-best-slapjack': { best: string | number };
  'card-table-line-slapjack': null; 'guest-name-snap-back': null; 'guest-line-snap-back': null;
  'guest-best-snap-back': { best: string | number }; 'guest-curve-snap-back': { count: number; from: string | number; to: string | number };
  'card-table-line-snap-back': null; 'guest-name-snap': null; 'guest-best-snap': { best: string | number }; 'card-table-line-snap': null;
  'guest-name-speed': null; 'guest-best-speed': { best: string | number }; 'card-table-line-speed': null; 'guest-name-spoons': null;
  'guest-best-spoons': { best: string | number }; 'card-table-line-spoons': null; 'guest-name-window': null; 'card-table-line-window': null;
}
