/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Apart {
  'rack-place': null; 'rack-call-or-draw': null; 'rack-draw': null; 'rack-picks': { name: string | number }; 'rack-called': null;
  'rack-answered': null; 'rack-asleep': { character: string | number }; 'rack-several': null; 'rack-whole': null;
  'rack-tap-again': { tile: string | number }; 'apart-refused-no-message': null; 'apart-refused-too-large': null;
  'apart-refused-too-many': null; 'apart-refused-not-host': null; 'apart-refused-not-yours': null; 'apart-refused-not-now': null;
  'apart-refused-table-full': null; 'apart-refused-seat-taken': null; 'apart-refused-name-taken': null; 'apart-refused-mark-taken': null;
  'apart-refused-bad-name': null; 'apart-refused-too-few': null; 'apart-refused-bad-setup': null;
  'apart-door-no-table': { code: string | number }; 'apart-door-closed': { code: string | number }; 'apart-door-version': null;
  'apart-door-too-many': null; 'apart-door-no-message': null; 'apart-door-bad-setup': null; 'apart-door-full': null;
  'apart-door-not-here': null; 'apart-door-no-server': null; 'apart-gone-elsewhere': null; 'apart-gone-closed': { code: string | number };
  'apart-gone-turned-out': { code: string | number }; 'apart-gone-version': null; 'apart-sign-clap': null; 'apart-sign-wellSeen': null;
  'apart-sign-laugh': null; 'apart-sign-ouch': null; 'apart-sign-hurry': null; 'apart-sign-thinking': null; 'apart-sign-thanks': null;
  'apart-sign-goodGame': null; 'apart-sign-given': { name: string | number; sign: string | number };
}
