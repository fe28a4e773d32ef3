/** The table of Speed as its screens take it: what lies there and is said, its keys. */
import { html, nothing } from 'lit-html';
import { say } from '../../../strings/say';
import { aloneAt, peopleOf } from '../../../strings/words/cast';
import { handBox } from '../../laying/ui/handBox';
import { fitting, handKeys } from '../../laying/ui/handPress';
import { leftText, roomOf, type LayingParts } from '../../laying/ui/parts';
import { slotsOf } from '../../laying/ui/slots';
import { heardOfHand, readFits, readHand, toldOfHand, type HandTold } from '../../laying/words/hand';
import { headText, placeText, promptText } from '../../laying/words/table';
import { fits, HAND } from '../rules/game';
import type { SpeedTypes, SpeedView } from '../table/speedTable';

export const titleText = (): string => say('laying-title', { kind: 'hand' });

/** Who listens: whoever plays alone here; else the first of those who do. */
const listener = (view: SpeedView): number => aloneAt(view) ?? peopleOf(view)[0] ?? 0;

export const parts: LayingParts<SpeedTypes> = {
  look: 'laying', title: titleText, terms: headText, as: () => 'hand', placeText, prompt: (view) => promptText('hand', view),
  told: (happening, view) => toldOfHand(happening as HandTold, view, promptText('hand', view)),
  heard: (happening, view) => heardOfHand(happening as HandTold, view, listener(view)),
  readout: (view) => readHand(view, listener(view), slotsOf([], view.hands[listener(view)] ?? [])),
  asked: (view) => readFits(view, (view.hands[listener(view)] ?? []).map((card) => fitting(view, card, fits))),
  room: (model, ask, onPhone) =>
    roomOf<SpeedTypes>(model, ask, onPhone, (one, seat, asks) => handBox({ model: one, seat, ask: asks }, fits, HAND)),
  held: ({ view }, me) => (view.phase === 'over' ? nothing : html`<p class="laying-count-own">${leftText(view, me)}</p>`),
  pressed: () => nothing,
  keys: (key, focus, model, at) => handKeys<SpeedTypes>(key, focus, model, fits, at),
  calls: { hears: () => false, silent: ['turned', 'drew'] },
};
