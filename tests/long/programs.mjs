/**
 * The long programs, by name: tests of which `npm test` plays a sample. Each takes minutes at most; `npm run -s long -- NAME` plays one,
 * `npm run -s long -- all` every one of them.
 * With `only`, no more is played of its files than what bears that tag.
 *
 * @type {Record<string, { what: string, runner: 'vitest' | 'playwright', files: string[], only?: string }>}
 */
export const PROGRAMS = {
  'host-door': {
    what: '2,000 messages of any kind to a host, and senseless acts at every game, through which it goes on; values that are compared',
    runner: 'vitest',
    files: ['tests/host/door.test.ts', 'tests/host/senseless.slow.test.ts', 'tests/outside/alike.test.ts'],
  },
  'race-lines': {
    what: '60,000 races over each of several lines, honest and with lies: who wins, who should have, who came first, the wait; any presses',
    runner: 'vitest',
    files: [
      'tests/race/judged/judged.slow.test.ts', 'tests/race/credit.test.ts', 'tests/race/lines.test.ts', 'tests/host/farLines.test.ts',
      'tests/host/judge/overLines.test.ts', 'tests/table/stalled.slow.test.ts',
    ],
  },
  hostile: {
    what: '2,000 spoiled messages, floods, frames of a megabyte, 1,000 who come at once and 10,000 guessed codes, to a table that goes on',
    runner: 'vitest', files: ['tests/server/hostile.slow.test.ts'],
  },
  'race-sockets': {
    what: '400 calls of each game at each of five lines, over real sockets and a proxy that delays, judged once more from their times',
    runner: 'vitest', files: ['tests/server/race/sockets.slow.test.ts'],
  },
  'random-games': {
    what: '10,000 games under all house rules, with what must hold at every event', runner: 'vitest',
    files: ['tests/rules/random-games.slow.test.ts'],
  },
  snap: {
    what: '10,000 random games of Snap at its three tables, with what must hold at every event and in what is told of them; packs shuffled',
    runner: 'vitest',
    files: [
      'tests/games/snap/rules/random-games.slow.test.ts', 'tests/games/snap/review/reportOf.test.ts',
      'tests/games/snap/review/replaySteps.test.ts', 'tests/games/snap/table/turns.test.ts',
      'tests/games/snap/table/computers.slow.test.ts', 'tests/cards/pack.test.ts',
    ],
  },
  'snap-ladder': {
    what: '2,000 games of Snap of each character against the next stronger one, and several who look for the same match',
    runner: 'vitest',
    files: ['tests/games/snap/players/ladder.slow.test.ts'],
  },
  'snap-questions': {
    what: '6,000 questions to computer players of Snap, again with other cards where nobody sees them', runner: 'vitest',
    files: ['tests/games/snap/table/questions.test.ts'],
  },
  slapjack: {
    what: '10,000 random games of Slapjack, with what must hold at every event', runner: 'vitest',
    files: ['tests/games/slapjack/rules/random-games.slow.test.ts'],
  },
  cash: {
    what: '10,000 random games of Cash, with what must hold at every event', runner: 'vitest',
    files: ['tests/games/cash/rules/random-games.slow.test.ts'],
  },
  'slapjack-ladder': {
    what: '2,000 games of Slapjack of each character against the next stronger one', runner: 'vitest',
    files: ['tests/games/slapjack/players/ladder.slow.test.ts'],
  },
  ratscrew: {
    what: '10,000 random games of Egyptian Ratscrew, with what must hold at every event', runner: 'vitest',
    files: ['tests/games/ratscrew/rules/random-games.slow.test.ts', 'tests/games/ratscrew/spoiled.slow.test.ts'],
  },
  'ratscrew-ladder': {
    what: '2,000 games of Egyptian Ratscrew of each character against the next stronger one', runner: 'vitest',
    files: ['tests/games/ratscrew/players/ladder.slow.test.ts'],
  },
  salute: {
    what: '10,000 random games of Salute the King, with what must hold at every event', runner: 'vitest',
    files: ['tests/games/salute/rules/random-games.slow.test.ts', 'tests/games/salute/kept.test.ts'],
  },
  'salute-ladder': {
    what: '2,000 games of Salute the King of each character against the next stronger one', runner: 'vitest',
    files: ['tests/games/salute/players/ladder.slow.test.ts'],
  },
  window: {
    what: '10,000 random games of Through the Window, with what must hold at every event', runner: 'vitest',
    files: ['tests/games/window/rules/random-games.slow.test.ts'],
  },
  'window-ladder': {
    what: '2,000 games of Through the Window of each character against the next stronger one', runner: 'vitest',
    files: ['tests/games/window/players/ladder.slow.test.ts'],
  },
  spoons: {
    what: '10,000 random games each of Spoons and of Pig, with what must hold at every event', runner: 'vitest',
    files: ['tests/games/spoons/rules/random-games.slow.test.ts'],
  },
  'spoons-ladder': {
    what: '2,000 hands each of Spoons and of Pig, played by all characters', runner: 'vitest',
    files: ['tests/games/spoons/players/ladder.slow.test.ts'],
  },
  'spoons-grabs': {
    what: '2,000 grabs for the last spoon by four who are equally quick, over lines of 0, 40, 180 and 120 ± 50 ms', runner: 'vitest',
    files: ['tests/games/spoons/table/grabs.slow.test.ts'],
  },
  laying: {
    what: '10,000 random games each of California Speed, Aggravation and Speed, with what must hold at every event', runner: 'vitest',
    files: ['tests/games/laying/rules/random-games.slow.test.ts'],
  },
  container: {
    what: 'the steps of the container, in a Debian made here: built, and run as nobody, read-only, alone and in a house',
    runner: 'vitest', files: ['tests/hosting/container.slow.test.ts'],
  },
  'house-kills': {
    what: 'each kind of kill of two processes that are one house, over 100 tables: nothing shown is lost, and how long people are away',
    runner: 'vitest', files: ['tests/server/house/processes.slow.test.ts'],
  },
  'house-pages': {
    what: 'a browser at a house of three processes behind nginx and Caddy, over TLS: the page, its headers, tables, a process that stops',
    runner: 'playwright', files: ['tests/browser/house.spec.ts'],
  },
  'house-soak': {
    what: 'half an hour of two processes: 100 tables, people who come and go, lines that take their time, what is held, verdicts',
    runner: 'vitest', files: ['tests/server/house/soak.slow.test.ts'],
  },
  'laying-lines': {
    what: '400 games of 60 cards at California Speed over each of several lines, honest and with lies: who covers what both want',
    runner: 'vitest', files: ['tests/race/judged/lays.slow.test.ts'],
  },
  'laying-ladder': {
    what: '2,000 games each of California Speed, Aggravation and Speed, of each character against the next stronger one', runner: 'vitest',
    files: ['tests/games/laying/players/ladder.slow.test.ts'],
  },
  notation: {
    what: 'games written as text and read again, and 2,000 texts that were changed anywhere', runner: 'vitest',
    files: ['tests/rules/notation/notation.slow.test.ts'],
  },
  links: {
    what: 'thousands of links that nobody made', runner: 'vitest',
    files: ['tests/setup/setup.slow.test.ts', 'tests/setup/challenge.test.ts', 'tests/games/snap/kept/link.test.ts'],
  },
  backup: {
    what: '10,000 spoiled backup files, hundreds laid together with what is there, and times and brackets that nobody writes',
    runner: 'vitest',
    files: [
      'tests/storage/backup/backupFile.slow.test.ts', 'tests/storage/keptLearning.test.ts', 'tests/storage/hostileTimes.slow.test.ts',
      'tests/outside/json.test.ts',
    ],
  },
  engine: {
    what: '10,000 games of the search engine in step with the rules, and 2,000 endings against every line of play', runner: 'vitest',
    files: ['tests/ai/search/engine.test.ts', 'tests/ai/search/endgame.test.ts'],
  },
  fair: {
    what: '10,000 decisions, the tiles of 100 reviews and the faces of 500 games, each again with other tiles where the seat cannot see',
    runner: 'vitest',
    files: [
      'tests/ai/fair.test.ts', 'tests/session/luck.slow.test.ts', 'tests/review/seatView.slow.test.ts',
      'tests/session/life/nothingTold.test.ts',
    ],
  },
  'whole-moves': {
    what: 'whole games of all six characters at the pace of people', runner: 'vitest', files: ['tests/session/computerSeats.slow.test.ts'],
  },
  pauses: {
    what: '60 games with pauses in the midst of everything, held against the same games without', runner: 'vitest',
    files: ['tests/session/pausedGames.slow.test.ts'],
  },
  practice: {
    what: 'the referee\'s games taken back to their first move, and whole practice games taken back at random', runner: 'vitest',
    files: ['tests/practice/takeBack.slow.test.ts', 'tests/app/practice/practice.slow.test.ts'],
  },
  reviews: {
    what: 'the mistakes of 200 games of two judged again with other chance and four times the work, and of 40 games of three and four',
    runner: 'vitest', files: ['tests/review/standing.slow.test.ts'],
  },
  forgotten: {
    what: 'what reviews of 200 games tell as forgotten held against what the character had really forgotten', runner: 'vitest',
    files: ['tests/review/forgotten.slow.test.ts'],
  },
  luck: {
    what: '1,000 random games under all house rules, in which luck and play have to add up to the result', runner: 'vitest',
    files: ['tests/review/luck.slow.test.ts'],
  },
  'saved-games': {
    what: 'games saved, read and played on at every event', runner: 'vitest', files: ['tests/session/savedGame.slow.test.ts'],
  },
  saving: {
    what: 'a disk that refuses at each of 50 writes, and three games whose tab ends at any event', runner: 'vitest',
    files: ['tests/storage/saveQueue.slow.test.ts'],
  },
  stopped: {
    what: 'three whole matches, in a page that ends before, during or after each of their writes', runner: 'vitest',
    files: ['tests/app/stopped.slow.test.ts'],
  },
  upgrade: {
    what: 'an old data base of 300 games, brought into form by tabs that are killed anywhere in it', runner: 'vitest',
    files: ['tests/storage/upgrade.slow.test.ts'],
  },
  'table-kills': {
    what: 'a server that is killed 200 times over tables in the midst of a game: what was shown, every seat, and nobody types a code again',
    runner: 'vitest', files: ['tests/server/process/kills.slow.test.ts', 'tests/server/journal.test.ts'],
  },
  kills: {
    what: '40 kills of a whole browser in which three people play, with what was lost', runner: 'playwright',
    files: ['tests/browser/kills.spec.ts'],
  },
  curtain: {
    what: '204 handovers of two people in two pages that must look alike', runner: 'playwright', files: ['tests/browser/curtain.spec.ts'],
  },
  sizes: {
    what: 'whether all is on the screen and large enough in windows of all sizes, at the table and at that of Snap Back',
    runner: 'playwright', files: ['tests/browser/sizes.spec.ts', 'tests/browser/snapBackTable.spec.ts'],
  },
  mouse: {
    what: 'a whole game by mouse alone', runner: 'playwright', files: ['tests/browser/mouse.spec.ts'],
  },
  'old-tabs': {
    what: 'every screen that a tab of an earlier version comes back to', runner: 'playwright', files: ['tests/browser/oldData.spec.ts'],
  },
  seats: {
    what: 'four seats chosen with a finger in windows of three sizes', runner: 'playwright', files: ['tests/browser/characters.spec.ts'],
  },
  pointing: {
    what: 'every button pressed at its middle, with the picture and without', runner: 'playwright',
    files: ['tests/browser/pointing.spec.ts'],
  },
  automatic: {
    what: 'a whole game in which nobody has to call, and the other tests of house rules', runner: 'playwright',
    files: ['tests/browser/houseRules.spec.ts'],
  },
  'late-calls': {
    what: 'calls that a busy page hears late, made in time and too late', runner: 'playwright', files: ['tests/browser/timestamp.spec.ts'],
  },
  workers: {
    what: 'games whose worker fails in each of four ways', runner: 'playwright', files: ['tests/browser/worker.spec.ts'],
  },
  idle: {
    what: 'that nothing is drawn with WebGL while nothing moves', runner: 'playwright', files: ['tests/browser/idle.webgl.spec.ts'],
  },
  'lesson-windows': {
    what: 'whether all of a table, of a lesson and of a drill, and what is told there, has its place in thousands of windows of any size',
    runner: 'vitest',
    files: [...['lesson', 'drill', 'tableLayout'].map((name) => `tests/layout/${name}.test.ts`), 'tests/layout/beside/toast.test.ts'],
  },
  languages: {
    what: 'every screen in Swedish and the pseudo-language, in windows of five sizes: whether each word has room; and a whole game',
    runner: 'playwright',
    files: ['tests/browser/languages.spec.ts', 'tests/browser/language.spec.ts', 'tests/browser/swedish.spec.ts'],
  },
  lessons: {
    what: 'every wrong act of every lesson, each with its answer on the screen', runner: 'playwright',
    files: ['tests/browser/lessons.spec.ts'],
  },
  life: {
    what: 'twenty games at one table, and what they leave behind in the page', runner: 'playwright', files: ['tests/browser/life.spec.ts'],
  },
  reloads: {
    what: 'a reload at eleven moments, each with all that was there before it', runner: 'playwright',
    files: ['tests/browser/reload.spec.ts'],
  },
  journeys: {
    what: 'from the start to the replay and back, by mouse, touch, keys and ear, in windows of five sizes', runner: 'playwright',
    files: ['tests/browser/journey.spec.ts'],
  },
  daily: {
    what: "today's deal on each day of a month, by keys and each fifth by fingers, and the streak that comes of it", runner: 'playwright',
    files: ['tests/browser/daily.spec.ts'],
  },
  shout: {
    what: 'synthesised shouts by pitch, vowel, level and distance, and what is no call: how many are heard, and how exactly',
    runner: 'vitest', files: ['tests/shout/detector.slow.test.ts', 'tests/shout/gameCues.slow.test.ts'],
  },
  offline: {
    what: 'the game without a server in each language, updates with two tabs, a full disk, and a copy that is spoiled',
    runner: 'playwright',
    files: ['tests/browser/offline.spec.ts'],
  },
  learners: {
    what: 'a hundred of each of four characters through the drills: whether their memory and eye are told apart, and slips come back',
    runner: 'vitest', files: ['tests/training/learners.slow.test.ts'],
  },
  'snap-back-games': {
    what: '10,000 random games of Snap Back, with what must hold at every event, and their records read again', runner: 'vitest',
    files: ['tests/games/snapBack/rules/random-games.slow.test.ts'],
  },
  'stand-ins': {
    what: 'ten games of each at devices of their own, while characters stand in for people, and twins of each: nobody hears what is hidden',
    runner: 'vitest', files: ['tests/games/standIns.slow.test.ts', 'tests/host/games.slow.test.ts'],
  },
  notes: {
    what: 'what the characters tell after 18 games, held against what happened in them', runner: 'vitest',
    files: ['tests/history/notes.slow.test.ts'],
  },
  'told-in-time': {
    what: 'games against one, two and three characters told by ear in each language at each pace: whether all is told in time',
    runner: 'vitest', files: ['tests/ui/toldInTime.slow.test.ts'],
  },
  rooms: {
    what: 'every import that a room may not make, written in every way, before the linter', runner: 'vitest',
    files: ['tests/architecture.test.ts'],
  },
  arena: {
    what: 'the two ways in which the arena plays, by the champion and by four players', runner: 'vitest',
    files: ['tests/tools/arena.slow.test.ts'],
  },
  'snap-back-rows': {
    what: 'games and people of Snap Back as they are kept, each spoiled 10,000 times', runner: 'vitest',
    files: ['tests/games/snapBack/kept/spoiled.test.ts'],
  },
  'snap-rows': {
    what: 'games and people of Snap as they are kept, each spoiled 10,000 times', runner: 'vitest',
    files: ['tests/games/snap/kept/spoiled.test.ts'],
  },
  drills: {
    what: 'hundreds of sessions of the drills held against the games that they are from, and kept training spoiled 2,000 times',
    runner: 'vitest',
    files: ['anyGames', 'flash', 'gone', 'drill', 'kept', 'schedule'].map((name) => `tests/training/${name}.test.ts`),
  },
  'bad-saves': {
    what: 'saved games with each kind of fault, told and put aside, and the other tests of bad input', runner: 'playwright',
    files: ['tests/browser/badInput.spec.ts'],
  },
  'drills-by-hand': {
    what: 'every drill to its end by keys alone and by fingers alone', runner: 'playwright', files: ['tests/browser/training.spec.ts'],
  },
  'snap-back-after': {
    what: 'axe on the replay and the own bests of Snap Back, besides what `npm test` looks at', runner: 'playwright',
    files: ['tests/browser/snapBackLesson.spec.ts'],
  },
  'snap-back-spans': {
    what: "Snap Back's characters in 100 games each of two, and of all six: how far back they recall, and whether dice tell them apart",
    runner: 'vitest', files: ['tests/games/snapBack/players/spans.slow.test.ts'],
  },
  positions: {
    what: 'every shipped position of Safe tile, judged anew with double work by another seed', runner: 'vitest',
    files: ['tests/tools/positions/shipped.slow.test.ts'],
  },
  'apart-evenings': {
    what: 'whole evenings of a big screen and three phones in the browser: cuts, sleep, late guests, all that each is told looked through',
    runner: 'playwright', files: ['tests/browser/apartEvenings.spec.ts'],
  },
  matches: {
    what: 'matches of three games by keyboard alone and by fingers alone', runner: 'playwright', files: ['tests/browser/match.spec.ts'],
  },
  browser: {
    what: 'what `npm test` shows in the browser once, shown again: by other means, in other windows, languages and games',
    runner: 'playwright', only: '@long',
    files: [
      'again', 'apartBig', 'apartCode', 'apartEvening', 'apartLooks', 'apartRack', 'around', 'badGames', 'bell', 'byEar', 'callKeys',
      'callRound', 'challenge', 'comingBack', 'contrast', 'doors', 'end', 'enlarged', 'evening', 'eveningPhones', 'firstCall', 'focus',
      'guest', 'history', 'home', 'keyboard', 'laptop', 'longHistory', 'memoryOnly', 'missed', 'names', 'narrow', 'newerVersion',
      'oldCards', 'pause', 'picture.webgl', 'plainTable', 'practice', 'rescue', 'rooms', 'salute', 'scoreCard', 'settings', 'setup',
      'silentStore', 'snapBackEnlarged', 'snapBackGame', 'snapBackSeveral', 'snapEnlarged', 'snapLesson', 'spoons', 'spoonsPhones', 'tabs',
      'takeBack',
    ].map((name) => `tests/browser/${name}.spec.ts`),
  },
};
