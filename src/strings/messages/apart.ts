/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Apart {
  'beside-label': { code: string | number }; 'beside-join': { code: string | number }; 'beside-rack-on-phone': null;
  'beside-far': { ms: string | number }; 'beside-away': { character: string | number }; 'beside-away-waits': null; 'beside-to-table': null;
  'beside-stop': null; 'beside-stop-sure': null; 'beside-paused': null; 'beside-paused-host': null; 'beside-signs': null;
  'beside-signs-as': { name: string | number }; 'beside-mute': null; 'beside-unmute': null; 'beside-trying': { seconds: number };
  'lobby-title': { code: string | number }; 'lobby-code': null; 'lobby-point': null; 'lobby-type': null; 'lobby-phone-is-rack': null;
  'lobby-qr': null; 'lobby-copy': null; 'lobby-copied': null; 'lobby-not-copied': null; 'lobby-link': null; 'lobby-only-here': null;
  'lobby-start-lan': null; 'lobby-seats': null; 'lobby-free': null; 'lobby-free-line': null; 'lobby-host': null; 'lobby-at-screen': null;
  'lobby-here': null; 'lobby-far': { ms: string | number }; 'lobby-away': null; 'lobby-away-plays': { character: string | number };
  'lobby-watching': { count: number }; 'lobby-sit': null; 'lobby-sit-name': { number: string | number }; 'lobby-sit-line': null;
  'lobby-name': null; 'lobby-mark': null;
  'lobby-mark-name': { mark: 'circle' | 'cross' | 'diamond' | 'hexagon' | 'moon' | 'square' | 'star' | 'triangle' }; 'lobby-sit-down': null;
  'lobby-rise': null; 'lobby-rise-name': { name: string | number }; 'lobby-put': null; 'lobby-put-name': { number: string | number };
  'lobby-take-away': null; 'lobby-take-away-name': { name: string | number }; 'lobby-turn-out': null;
  'lobby-turn-out-name': { name: string | number }; 'lobby-turn-out-sure': { name: string | number }; 'lobby-never-mind': null;
  'lobby-game': null; 'lobby-change': null; 'lobby-change-done': null; 'lobby-which-game': null;
  'lobby-pace-told': { pace: string | number }; 'lobby-call-time-told': { time: string | number }; 'lobby-stand-in': null;
  'lobby-start': null; 'lobby-next': null; 'lobby-to-game': null; 'lobby-waits-host': { name: string | number };
  'lobby-waits-host-unnamed': null; 'lobby-few': { count: number }; 'lobby-close': null; 'lobby-close-sure': null; 'lobby-close-line': null;
  'lobby-leave': null; 'lobby-leave-line': null; 'lobby-card': null; 'lobby-card-game': null; 'lobby-card-won': null; 'lobby-opening': null;
  'lobby-joining': { code: string | number }; 'lobby-try-again': null; 'lobby-take-back': null; 'lobby-reload': null;
  'lobby-to-start': null; 'rack-place': null; 'rack-call-or-draw': null; 'rack-draw': null; 'rack-picks': { name: string | number };
  'rack-called': null; 'rack-answered': null; 'rack-asleep': { character: string | number }; 'rack-several': null; 'rack-whole': null;
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
