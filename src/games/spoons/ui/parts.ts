/** The table of Spoons or Pig as its screens take it: what lies there and is said, its keys, and what is heard. */
import { foldedKey, singlesOf } from '../../../setup/tableKeys';
import { say } from '../../../strings/say';
import { aloneAt } from '../../../strings/words/cast';
import type { HandsCommand, HandsParts } from '../../hands/ui/handsParts';
import type { Taking } from '../rules/options';
import type { PlayedPassingTypes } from '../table/passingTable';
import { headText, heardText, promptText, tableText, toldText } from '../words/words';
import { burstOf, heldOf, roomOf, type Model } from './room';

type Command = HandsCommand<PlayedPassingTypes>;

/** A card's place passes it; the fifth, while it is empty, takes the next card. Space takes what is raced for. */
function keys(key: string, focus: unknown, { view, input }: Model, at: number): Command | null {
  const seat = aloneAt(view);
  if (seat === null || view.phase !== 'playing') return null;
  const { cards, took, isOut } = view.seats[seat]!;
  if (isOut || (focus === 'button' && (key === ' ' || key === 'Enter'))) return null;
  const takes: Command = { kind: 'act', act: { kind: took === null ? 'draw' : 'on', seat } };
  if (key === ' ' || singlesOf('call', input).includes(foldedKey(key))) return { kind: 'act', act: { kind: 'call', seat, at } };
  if (key === 'Enter' || singlesOf('draw', input).includes(foldedKey(key))) return takes;
  const place = input.singleKeys && /^[1-5]$/u.test(key) ? Number(key) - 1 : -1;
  if (place < 0) return null;
  return cards > 4 && took === null ? { kind: 'act', act: { kind: 'pass', place, seat } } : place === 4 ? takes : null;
}

export function partsOf(taking: Taking): HandsParts<PlayedPassingTypes> {
  return {
    title: () => say('spoons-title', { taking }), terms: headText, as: () => `passing ${taking}`,
    told: toldText, heard: heardText, prompt: promptText, readout: tableText, keys,
    room: (model, _, onPhone) => roomOf(model, onPhone), held: heldOf, pressed: burstOf,
    calls: { hears: ({ phase }) => phase === 'playing', silent: ['dealt', 'drew', 'passed', 'passedOn'] },
  };
}
