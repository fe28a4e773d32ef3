/** A rack in a page of its own, with a real host in the same page and JSON text between: to look at one, and for tests in a browser. */
import { html, render } from 'lit-html';
import { LOADERS } from 'messages:loaders';
import { localPlayer } from '../../../../src/ai/player';
import { pageClock } from '../../../../src/bots/clock';
import type { GameTypes, SavedGame } from '../../../../src/contract/contract';
import { CATALOGUE } from '../../../../src/games/catalogue';
import { createHost } from '../../../../src/host/host';
import type { Connect, FromHost } from '../../../../src/host/port';
import { PRINTED_RULES } from '../../../../src/rules/options';
import { USUAL_INPUT } from '../../../../src/setup/inputSettings';
import { messagesOf, speakNow, spokenOf } from '../../../../src/strings/say';
import { CATALOGUE as TESTED } from '../../../games/catalogue';
import { followKeys } from '../../../../src/ui/browser/keyless';

const asked = new URLSearchParams(location.search);
const name = (asked.get('game') ?? 'snag') as keyof typeof CATALOGUE;
const language = asked.get('lang') ?? 'en';
const delay = Number(asked.get('delay') ?? 20);
document.documentElement.classList.add('moves');
followKeys(document.documentElement, document);
const parts = await Promise.all(Object.values(LOADERS[language]!).map((load) => load()));
speakNow(spokenOf(language, parts.map((part) => messagesOf(part.default))));

const game = await CATALOGUE[name].game(localPlayer);
const agreed = JSON.parse(asked.get('setup') ?? '{}') as object;
const players = (asked.get('players') ?? 'Ann,Bo,Cleo').split(',');
const bots = (asked.get('bots') ?? 'otto,viola').split(',');
const seated = players.map((one, i) => (i === 0 ? { name: one, kind: 'remote', shape: 'circle' }
  : { name: one, kind: 'bot', level: bots[i - 1], shape: ['square', 'triangle', 'diamond'][i - 1] }));
const seed = asked.get('seed') ?? 'one';
const test = TESTED.find((one) => one.game.name === name)!;
const begun = test.begin(seated as never, seed);
const setup = game.readSetup({
  ...begun.setup, players: seated, ...agreed,
  ...(name === 'snag' ? { order: 'drawn', pace: 'fast', callSeconds: 5, rules: PRINTED_RULES, ...agreed } : {}),
});
if (setup === null) throw new Error('nobody can play so');
const saved = {
  ...begun, id: 'a', setup, seed, luck: players.map(String),
} as unknown as SavedGame<GameTypes>;
const host = createHost(game, saved, {
  clock: pageClock, today: () => 1, epoch: 'a', save: () => {}, failed: (error) => reportError(error),
});
const connect: Connect<GameTypes> = (places, receive, back) => {
  const connection = host.connect(places, (message) => {
    const text = JSON.stringify(message);
    setTimeout(() => receive(JSON.parse(text) as FromHost<GameTypes>), delay);
  }, back);
  return {
    send: (message) => { setTimeout(() => connection.send(JSON.parse(JSON.stringify(message))), delay); }, close: () => connection.close(),
  };
};
const { create } = await CATALOGUE[name].rack!();
let drawn = false;
const own = (asked.get('own') ?? '0').split(',').filter((one) => one !== '').map(Number);
const rack = create({
  connect, places: own, now: () => performance.now(), input: () => USUAL_INPUT, mirrored: () => asked.has('left'),
  whole: '?whole=1', changed: draw,
});
function draw(): void {
  if (drawn) return;
  drawn = true;
  requestAnimationFrame(() => {
    drawn = false;
    render(rack.template() ?? html`…`, document.getElementById('rack')!);
    const chips = rack.seats().map(({ figure, told, moves, place }) =>
      html`<span class=${moves ? 'moves' : ''} aria-label=${told}>${players[place]} ${figure}</span>`);
    render(html`${chips}`, document.getElementById('seats')!);
    requestAnimationFrame((at) => setTimeout(() => rack.painted(at)));
  });
}
document.addEventListener('keydown', (event) => { if (rack.key(event)) event.preventDefault(); });
draw();
(globalThis as unknown as { host: unknown }).host = host;
host.goOn();
