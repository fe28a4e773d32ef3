/**
 * The table where several people sit around a screen that lies flat: the open card in the middle, to be read from every side, and an edge
 * for each of them. Who sees nothing of it hears and finds the same cards and players as at every table.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { sittingOf } from '../../../../../layout/shapes/seatPlaces';
import { lateText } from '../../../../../shell/table/tableFrame';
import { peopleIn } from '../../../../../setup/seats/ownKeys';
import { seconds } from '../../../../../strings/formats';
import { say } from '../../../../../strings/say';
import { aloneAt, peopleOf } from '../../../../../strings/words/cast';
import { shownName } from '../../../../../strings/words/grammar';
import type { Screen } from '../../../../../ui/browser/abilities';
import { edgeLine, edges, toEachSide, type AtEdge, type Edge } from '../../../../../ui/parts/play/edges';
import { fingerField } from '../../../../../ui/parts/play/fingerField';
import { hand } from '../../../../../ui/parts/play/hand';
import { rankBack } from '../../../../../ui/parts/play/playingCard';
import type { SnapBackSetup } from '../../../kept/setup';
import { BACKS } from '../../../rules/cards';
import type { Seat, SeatResult } from '../../../rules/game';
import { holdsText, promptText } from '../../../words/table/prompts';
import { resultText } from '../../../words/table/results';
import { cards, cardsShown, face, showsRow } from '../../parts/card';
import { seatDie, seats } from '../../parts/seat';
import { askedOne, burstOf, pressedHere, waitsForPress } from '../pressed';
import type { SnapBackTableModel, TableAsk, TableSet } from '../tableModel';
import { turnTemplate } from './turn';

/** Two hands of five. */
const TWO_HANDS = 10;

/**
 * How people sit, and whether two can show their numbers with their fingers: each has an edge, and the glass feels two hands. Where nothing
 * hurries they choose in turn: a count would.
 */
export function severalSet({ players, sitting, untimed }: SnapBackSetup, screen: Screen): Pick<TableSet, 'sitting' | 'fingers'> {
  const people = peopleIn(players);
  const sits = sittingOf(sitting, people, screen);
  return { sitting: sits, fingers: !untimed && sits === 'around' && people === 2 && screen.fingers >= TWO_HANDS ? 'shown' : null };
}

/** Whether people sit around this table. */
export function isAround({ view, sitting }: Pick<SnapBackTableModel, 'view' | 'sitting'>): boolean {
  return sitting === 'around' && aloneAt(view) === null;
}

/** All but the head of the table. @param covered whether nothing of the cards may be seen */
export function aroundTemplate(model: SnapBackTableModel, covered: boolean, ask: TableAsk): TemplateResult {
  const { view } = model;
  const people = peopleOf(view);
  return html`
    <div class="spoken">${covered ? nothing : cards(cardsShown(view))}${seats(model)}</div>
    ${edges(people.map((seat) => edgeOf(model, seat, ask)),
      html`${covered ? nothing : middle(model, people.length)}${forAll(model, ask)}`)}`;
}

/** The card that lies open, or the count, once for each side; and the cards that lie turned down. */
function middle({ view, count }: SnapBackTableModel, people: number): TemplateResult | typeof nothing {
  const { open, down, phase, revealed } = view;
  const rank = open?.rank ?? (phase === 'revealed' ? revealed?.cards.at(-1) ?? null : null);
  const inTurn = phase === 'choosing' && view.chooser !== null;
  if ((inTurn && rank === null) || phase === 'over' || phase === 'ready') return nothing;
  // The card that was called goes before the count: whoever did not look yet has to know what is asked.
  const counts = phase === 'choosing' && count !== null && rank === null;
  const lies = counts ? 'counts' : rank !== null ? 'face' : view.shown > 0 && phase !== 'again' ? 'down' : 'none';
  return html`
    ${toEachSide(lies, people, counts ? count : rank, open?.back ? say('snap-back-back', { back: open.back }) : '')}
    ${counts || inTurn || phase === 'revealed' || !showsRow(view) ? nothing
      : html`<ol class="sb-turned" aria-hidden="true">${BACKS.toReversed().map((back) => html`
      <li class="back-${back} ${open?.back === back ? 'shown-again' : ''}">${back <= down ? rankBack('small') : nothing}</li>`)}</ol>`}`;
}

/** What is pressed once for all. */
function forAll(model: SnapBackTableModel, ask: TableAsk): TemplateResult | typeof nothing {
  const { view, fingers } = model;
  const isPersonal = view.phase === 'asked' || view.phase === 'choosing' || (view.phase === 'dealing' && !waitsForPress(view));
  if (isPersonal) return nothing;
  const shown = fingers === 'shown';
  // Two people can show their numbers with their fingers, or choose in turn.
  return html`
    <div class="play-for-all">${pressedHere(model, ask)}${view.phase !== 'ready' || fingers === null ? nothing : html`
      <button type="button" class="play-way" @click=${() => ask({ kind: 'byFingers', on: !shown })}>${
        say(shown ? 'snap-back-several-in-turn' : 'snap-back-several-by-fingers')}</button>`}</div>`;
}

/** What lies before one of the people: their die, the others' with what these show, and what they press. */
export function edgeOf(model: SnapBackTableModel, seat: Seat, ask: TableAsk): Edge {
  const { phase, revealed, chooser, callers, callTook, seats: all } = model.view;
  const results = phase === 'revealed' || phase === 'over' ? revealed?.reveal.seats : undefined;
  const at = (one: Seat): Omit<AtEdge, 'calls'> => ({ who: all[one]!, has: seatDie(all[one]!.die, results?.[one]) });
  const calls = callers.includes(seat) && phase !== 'dealing';
  const others = all.flatMap((_, one): AtEdge[] => {
    const { who, has } = at(one);
    const result = results?.[one];
    return one === seat ? [] : [{ who, calls: callers.includes(one), has: result ? html`${has}${hand(result.claim)}` : has }];
  });
  return {
    ...at(seat), calls, took: calls && !results?.[seat] ? callTook : null, mine: mine(model, seat, ask), others,
    // A field for a hand, or seven numbers.
    large: phase === 'choosing' ? chooser === null || chooser === seat : phase === 'ready' && model.fingers === 'shown',
    shows: results?.[seat] !== undefined,
  };
}

/** What somebody at an edge presses now, or reads. */
function mine(model: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult | typeof nothing {
  const { view, fingers } = model;
  const late = lateText(model, seat);
  const line = edgeLine(late || promptText(view, null));
  switch (view.phase) {
    case 'ready': return fingers === 'shown' ? field(model, seat, 'snap-back-several-try', ask) : line;
    case 'dealing': return view.untimed ? line : html`${burstOf(model, seat, ask)}${view.mayCall && late === '' ? nothing : line}`;
    case 'asked': return askedOne(model, seat, ask);
    case 'choosing': return chooses(model, seat, ask);
    case 'revealed': return showed(model, seat);
    case 'again': case 'over': return line;
  }
}

/** Where fingers show a number, or where that is tried out. */
function field(
  { view }: SnapBackTableModel, seat: Seat, hint: `snap-back-several-${'try' | 'hold' | 'hold-caller'}`, ask: TableAsk,
): TemplateResult {
  return fingerField({
    label: say('snap-back-several-field', { name: shownName(view.seats[seat]!.name) }), hint: say(hint),
    thumb: say('snap-back-several-thumb'),
    felt: hint === 'snap-back-several-try' ? (claim) => say('snap-back-several-felt', { claim }) : null,
  }, (claim) => void ask({ kind: 'act', act: { kind: 'choose', seat, claim } }));
}

function chooses(model: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  const { chooser, seats: all, callers } = model.view;
  if (chooser === null) return field(model, seat, callers.includes(seat) ? 'snap-back-several-hold-caller' : 'snap-back-several-hold', ask);
  if (chooser === seat) return turnTemplate(model, seat, ask);
  return html`<p class="play-edge-line">${all[seat]!.chosen ? say('snap-back-several-has-chosen') : nothing} ${
    say('snap-back-several-away', { name: shownName(all[chooser]!.name) })}</p>`;
}

/** What was true of the card, what whoever sits there has shown, what came of it, and the seven cards. */
function showed({ view: { revealed, callTook } }: SnapBackTableModel, seat: Seat): TemplateResult | typeof nothing {
  const result: SeatResult | undefined = revealed?.reveal.seats[seat];
  if (!revealed || !result) return nothing;
  const { cards: seven, reveal: { callers, holds } } = revealed;
  const took = callTook !== null && callers.includes(seat) ? say('snap-back-several-called', { time: seconds(callTook) }) : '';
  return html`
    <ol class="sb-seven" aria-hidden="true">${seven.map((rank, i) => {
      const back = seven.length - 1 - i;
      return html`<li class=${back === 0 ? 'top' : holds.some((one) => one === back) ? 'holds' : ''}>${face(rank, 'small')}</li>`;
    })}</ol>
    <p class="sb-showed">${hand(result.claim)}<span>${took} ${holdsText(holds)} ${
      say('snap-back-several-showed', { claim: result.claim })} ${resultText(result, holds.length > 0)}</span></p>`;
}
