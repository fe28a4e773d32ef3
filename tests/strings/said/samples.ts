/**
 * What the arguments of messages are told in the game: people (a name, one that ends in s, the default name, "you"), tiles, figures, and
 * texts that other messages make. A new argument has to be entered here before its messages can be said.
 */
import { list, oneDecimal, seconds } from '../../../src/strings/formats';
import { say } from '../../../src/strings/say';
import { who } from '../../../src/strings/words/grammar';
import { owner } from '../../../src/strings/words/table/names';

export type Value = string | number;
/** The values that an argument is told one after the other, in the language that is spoken now; the first goes with all others. */
type Samples = () => readonly Value[];

const only = (...values: Value[]): Samples => () => values;

/** One person by name: any, one that ends in s, and what a person is called at a shared screen before they give a name. */
const named = (): string[] => ['Ann', 'Hans', say('person-1')];
/** The same, and the player of this device inside a sentence. */
const inside: Samples = () => [...named(), say('name-you-inside')];
const others: Samples = () => [list(['Ann', 'Hans']), list(['Bo', say('name-you-inside')]), 'Hans'];
const given: Samples = () => [list(['Ann', 'Hans']), 'Hans', list(['Ann', say('name-you-object')])];
/** And the player of this device, where a message says nothing else of them. */
const person: Samples = () => [...named(), say('name-you')];
const people: Samples = () => [list(['Ann', 'Hans']), list([say('name-you'), 'Otto']), list(['Ann', say('person-1'), 'Max'])];
const owners: Samples = () => named().map((name) => who(name).genitive);
const possessives: Samples = () => named().map((name) => owner(name).possessive);
const tiles: Samples = () => [list([72, 84]), list([4, 5, 6, 7])];
const tile = only(44);
const decimal: Samples = () => [oneDecimal(1), oneDecimal(2.5)];
const share = only(70);
const number = only(3);
const asked = only('mango');
const sentence: Samples = () => [say('log-turn', { name: 'Ann', you: 'no' })];

const BY_NAME: Readonly<Record<string, Samples>> = {
  name: person, who: person, maker: person, mover: person, whose: person, whom: person, by: person, guest: only('Snap Back'),
  names: people, genitive: owners, makers: owners, possessive: possessives, character: only('Otto'),
  characters: () => [list(['Pip', 'Otto', 'Ada'])],
  seats: people, called: sentence, caption: () => [say('card-caption', { kind: 'to-100', games: 0 })],
  tiles, squares: tiles, gone: tile, placed: tile, tile, square: tile, better: only(83), wanted: only(56), opened: only(56),
  rival: only(56),
  missing: only(46), first: only(34), last: only(64), instead: only(4), gain: only(4), most: only(6), least: only(2), best: only(7),
  run: () => [say('moment-run', { first: 34, last: 64 })], runs: () => [list(['4–7', '34–64'])], lie: () => [list([34, 44, 64])],
  seconds: decimal, points: decimal, draws: decimal, back: only(3), others: only('15'), sharpness: decimal, number, question: number,
  of: only(10), right: only(8), wrong: only(2), asked: only(10), share, percent: share, start: only(35), now: share, end: only(100),
  own: share, theirs: only(60), step: number, steps: only(76), move: number, moves: only(76), all: only(76), part: number, parts: only(4),
  whole: only(4), ply: number, game: only(2), games: only(5), count: only(5), index: number, seen: only(4), made: only(5),
  reviewed: only(4),
  done: number, days: only(3), minutes: only(5), hours: only(2), sum: only(80), was: only(12), cards: only(60), card: only(12),
  from: only(2),
  to: only(4), nth: only(2), face: only(3), die: only(3), rank: only(7), claim: only(3), backs: () => [list([2, 5])], megabytes: only(64),
  bytes: only('100,000'), seat: only(1), starter: only(7), ahead: only(7), behind: only(3), tied: number, version: only(9),
  bonus: only(10), shared: only(2), line: only(7), event: only(12), id: only('a1b2'),
  pace: asked, clock: asked, rules: asked, aid: asked, practice: asked, text: asked, found: asked, head: asked, stated: asked,
  played: tile, letter: only('T'), letters: only('English'), word: only('tree'), words: () => [list(['ear', 'tree'])], down: only('3'),
  presets: only('family, race'), choices: only('no-penalty, one-move'), mark: only('circle'), key: only('K'), keys: only('A, B'),
  call: only('S'), draw: only('D'), pass: only('P'), place: only('1–4'), dice: only('Ann 3, Hans 4'),
  date: only('21 Nov'), day: only('21 November 2026 at 08:43'), time: only('2:30'), total: only(110),
  reason: () => [say('broken-not-together')], where: only('“games”, “3”'), what: only('3'), told: sentence, note: sentence,
  moment: sentence,
  turn: only(68), turns: only(76), at: () => [say('replay-turn-of', { turn: 68, turns: 76 })],
  quoted: () => [say('word-quoted', { text: say('remark-pip-took-1') })],
  standing: sentence, counts: sentence, trait: only('mango'), results: () => [list(['Ann 28', 'Bo 12'])],
  act: only(0, 1, 2, 3, 4, 5, 6, 7), acts: () => [`${say('signals-act', { act: 0 })} + ${say('signals-act', { act: 1 })}`],
  kind: () => [say('slips-kind-eye')],
  rack: () => ['Ann', 'Hans'].map((name) => say('table-rack', owner(name))), slip: () => [say('slips-choice', { tile: 44, better: 83 })],
  more: () => [say('moment-run', { first: 4, last: 7 })], takes: only(5), times: only('Ann 0.82 s'), ties: sentence, second: only('4–7'),
  when: only('21 November 2026 at 08:43'), bests: only('4 minutes'), values: () => [list([12, 17, 20])],
  title: () => [say('lesson-title-runs')], drill: () => [say('drill-name-safe')], strength: number,
  did: () => [say('piles-moment-did', { deed: 'call', what: 'Snap' }), say('piles-moment-did', { deed: 'slap', what: 'Klask' })],
  has: () => [say('piles-after-cards', { cards: 12 }), say('piles-after-out')],
  score: asked, yours: only(52), ms: only(80), code: only('KXNT'), sign: () => [say('apart-sign-clap')],
  command: only('npm start -- --lan'),
  screen: () => [say('training-title'), say('title-table', { you: 'no', genitive: who('Ann').genitive })],
};

/** Where an argument of this name is something else in one message than in the others. */
const BY_MESSAGE: Readonly<Record<string, Samples>> = {
  'guest-leave to': only('training', 'cardTable'), 'apart-wait-game game': only('Snap Back'),
  'spoons-place has': () => [list([say('hands-letters', { word: 'SPO' }), say('spoons-deals')]), say('shell-out-tag')],
  ...Object.fromEntries(['hands-letters', 'spoons-head', 'spoons-told-lost', 'spoons-brief-last', 'spoons-rules-out']
    .map((key) => [`${key} word`, only('SPO')])),
  'spoons-choice-letters-name letters': only(3),
  ...Object.fromEntries([
    'stack card', 'heard-laid card', 'pile card', 'hand-card card', 'read-hand-card card', 'heard-turned left', 'heard-turned right',
    'heard-drew cards', 'story-turned cards', 'moment-quick card', 'moment-slow card', 'story-laid card', 'story-laid on',
  ].map((key) => [`laying-${key}`, () => [say('piles-card', { suit: 'h', name: '7' })]])),
  'laying-read-hand cards': () => [['5', '2'].map((card, i) => say('laying-read-hand-card', { place: i + 1, card })).join('; ')],
  'laying-heard-laid where': () => ['Q', say('laying-heard-where', { side: 'far', place: 2 })],
  'laying-heard-wrong where': only('Q'),
  'laying-heard-wrong told': () => [say('laying-told-wrong', { kind: 'other', you: 'yes', name: '' })],
  'laying-heard-dealt cards': () => [`${say('laying-heard-laid', { where: 'Q', card: '7' })}.`],
  'laying-read-match matches': () => [list(['Q', 'S'])], 'laying-read-match card': () => ['7', say('piles-rank', { rank: 'K' })],
  'laying-read-one where': only('Q'), 'laying-moment-slow time': () => [seconds(4200, 1)],
  'laying-moment-quick time': () => [seconds(620, 2)],
  'spoons-pass card': () => [say('piles-card', { suit: 'h', name: '7' })],
  // The second half of a sentence, and who stands in the middle of one.
  ...Object.fromEntries(['turning-won-when', 'turning-lost-when', 'turning-level'].map((key) =>
    [`${key} when`, () => [say('turning-set-up', { you: 'no', name: 'Hans', run: '24–54', whom: 'Ann' })]])),
  'replay-took-over name': named, 'replay-took-over before': named,
  'turning-claimed maker': inside, 'turning-set-up whom': () => [...named(), say('name-you-object')],
  'turning-tied others': given, 'turning-tied tiles': only(1, 20),
  ...Object.fromEntries(['won', 'lost'].flatMap((result) => ['', '-when', '-slowly', '-always']
    .map((how) => [`turning-${result}${how} name`, named]))),
  ...Object.fromEntries(['piles-moment-took', 'piles-moment-took-timed', 'snap-moment-tied', 'piles-story-call', 'piles-told-took']
    .map((key) => [`${key} what`, () => [say('snap-call-named', { call: 'snap' }), say('snap-call-named', { call: 'pot' })]])),
  ...Object.fromEntries(['salute-told-last', 'salute-moment-last', 'salute-read-one']
    .map((key) => [`${key} what`, () => [say('salute-gesture', { gesture: 'stand' }), say('salute-gesture', { gesture: 'applaud' })]])),
  ...Object.fromEntries(['salute-read-wants', 'salute-brief-wants'].map((key) => [`${key} all`, () => [list(['A', 'K'].map((rank) =>
    say('salute-read-one', { card: say('salute-wants-name', { rank: rank as 'A' }),
      what: say('salute-gesture', { gesture: 'bow' }) })))]])),
  'salute-read-one card': () => [say('salute-wants-name', { rank: 'K' }), '7'], 'salute-link-card word': only('stand'),
  'salute-wants-sum sum': only('21'), 'salute-wants-sum-name sum': only('21'),
  'piles-moment-took-timed time': () => [seconds(920, 2)], 'snap-review-seconds time': () => [seconds(920, 2)],
  'piles-story-flip card': () => [say('piles-card', { suit: 'h', name: say('piles-rank', { rank: 'Q' }) })],
  'piles-after-draw names': () => [list(['Ann', 'Hans']), list(['Ann', say('name-you-object')])],
  'snap-story-draw names': () => [list(['Ann', 'Hans']), list(['Ann', say('name-you-object')])],
  'snap-replay-speed times': only(2), 'snap-replay-speed-seen times': only(2),
  'snap-past-game table': only('B'), 'shell-wrong-few least': only(2), 'snap-wrong-pack from': only(5),
  'ratscrew-stands card': () => [say('piles-rank', { rank: 'K' })], 'ratscrew-stands cards': only(0, 1, 3),
  'ratscrew-head what': () => [list([say('ratscrew-head-of', { what: 'pair' }), say('ratscrew-head-of', { what: 'sandwich' })])],
  ...Object.fromEntries(['ratscrew-prompt-slap what', 'ratscrew-brief-slap what'].map((key) => [key, () =>
    [list([say('ratscrew-slap-of', { what: 'pair' }), say('ratscrew-slap-of', { what: 'run' })])]])),
  'ratscrew-choice-jokers-name jokers': only(0, 2), 'ratscrew-rules-before-cards jokers': only(0, 1, 2),
  'ratscrew-link-slaps word': only('runs'), 'piles-several-choice what': () => [say('ratscrew-go-on')],
  'piles-told-turned card': () => ['9', say('piles-rank', { rank: 'J' })],
  'piles-place open': () => [say('piles-card', { suit: 'c', name: '9' })],
  'piles-middle open': () => [say('piles-card', { suit: 'c', name: '9' })],
  'piles-middle what': () => [say('snap-call-named', { call: 'pot' }), say('piles-pile-title')],
  'piles-read-cards all': () => [list(['Ann', 'Bo'].map((name) => say('piles-place', { name, cards: 20, open: '9' })))],
  'snap-back-replay-speed times': only(2), 'snap-back-replay-speed-seen times': only(2),
  'drill-runs runs': () => [`${list([31, 32, 33, 34])}; ${list([44, 54, 64, 74])}`],
  ...Object.fromEntries(['title', 'won', 'tied', 'lost', 'open', 'to-beat', 'end-won', 'end-tied', 'end-lost'].flatMap((what) => [
    [`challenge-${what} by`, () => ['Ann', 'Hans']], [`challenge-${what} names`, () => [list(['Pip', 'Otto']), 'Pip']],
    [`challenge-${what} tiles`, only(50)],
  ])),
  'moment-worth sign': only('−', '+'), 'moment-worth points': number, 'moment-worth-heard points': number,
  'turning-result score': () => [say('turning-score', { tiles: 40, others: '16' })],
  'end-news-longest tiles': only(7), 'end-news-row games': only(3, 12),
  'end-points sum': () => [say('end-sum-won', { bonus: 10 })], 'end-sum-shared sum': () => [say('end-sum-won', { bonus: 10 })],
  'end-sum-ahead ahead': () => ['7', list(['7', '15'])], 'end-sum-ahead tiles': only(15), 'end-sum-behind tiles': number,
  'challenge-won others': only('16', '20–6'), 'challenge-lost tiles': only(16), 'challenge-lost most': only(50),
  'challenge-several tiles': only(28), 'challenge-chip tiles': only(50), 'challenge-clock seconds': only(5),
  'challenge-pace pace': () => [say('choice-pace-normal')],
  ...Object.fromEntries([['cash-story-swapped', 'card'], ['cash-story-swapped', 'other'], ['hands-give', 'card'], ['hands-take', 'card']]
    .map(([key, name]) => [`${key} ${name}`, () => [say('piles-card', { suit: 'h', name: '7' })]])),
  'signals-acted name': named,
  'card-row name': () => [...named(), say('name-you-inside')], 'card-row-practice name': () => [...named(), say('name-you-inside')],
  'name-genitive name': named, 'table-possessive name': named, 'told-false name': named, 'log-seated others': others,
  'log-quicker maker': inside, 'strip-claims names': given,
  'strip-claims tiles': only('72–75'), 'strip-takes tiles': only('22–25, 34'),
  'log-right-maker others': people, 'log-right-turn others': people,
  'calls-before first': people, 'calls-before other': () => [...named(), say('name-you-object')], 'calls-alone name': inside,
  'log-race-nearer maker': () => [...named(), say('name-you-object')], 'log-false-pay-tile others': given,
  'log-false-yours-pay-tile others': () => [list(['Ann', 'Hans']), 'Hans'],
  ...Object.fromEntries(['lose-move', 'lose-this', 'none', 'pay-tile', 'cannot-pay'].map((cost) => [`log-false-${cost} name`, named])),
};

/** What an argument of a message is told. @throws where it is not entered above */
export function samplesOf(key: string, name: string): readonly Value[] {
  const samples = BY_MESSAGE[`${key} ${name}`] ?? BY_NAME[name];

   if (samples === undefined) throw new Error(`What is "${name}" of the message "${key}" told? Enter it in tests/strings/said/samples.ts.`);
  return samples();
}
