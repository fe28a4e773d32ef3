/** What the first screen has of Snap Back: handed to the screen that all games share. */
import { html } from 'lit-html';
import type { HomeParts } from '../../../../shell/shellGame';
import { formats } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import { bestOf, type Bests } from '../../kept/bests';
import { spanOf } from '../../players/levels';
import { rulesInShort } from '../parts/rules';
import { seatDie } from '../parts/seat';
import type { SnapBackShell } from '../shellTypes';

export const homeParts: HomeParts<SnapBackShell> = {
  title: () => say('snap-back-title'),
  about: () => html`<p>${say('snap-back-about')} ${say('snap-back-about-dice')}</p><p class="small">${say('snap-back-promise')}</p>`,
  rules: () => rulesInShort(),
  lasts: ({ minutes }) => (minutes === null ? say('snap-back-lasts-endless') : say('snap-back-lasts', { minutes })),
  // How far back they remember.
  characterLine: (character) => say('snap-back-remembers', { back: spanOf(character) }),
  characterNote: (character) => say('snap-back-remembers-short', { back: spanOf(character) }),
  past: {
    of({ saved: { id, setup }, replayed: { states } }, at) {
      const { shown, dice } = states.at(-1)!.game;
      return { id, at, cards: shown, seats: setup.players.map(({ name }, seat) => ({ name, die: dice[seat]! })) };
    },
    seats: ({ seats }) => seats.map((seat) => html`${shownName(seat.name)} ${seatDie(seat.die)}`),
    line: ({ cards }, when) => say('snap-back-past-game', { when, cards }), best: bestLine,
  },
};

/** The best that the player of this device has reached, in a line; null where no game says anything of it. */
function bestLine(bests: Bests): string | null {
  const { die: highest, cards, share } = bestOf(bests);
  const parts = [
    ...highest === null ? [] : [say('snap-back-best-die', { die: highest.worth })],
    ...cards === null ? [] : [say('snap-back-best-cards', { cards: cards.worth })],
    ...share === null ? [] : [say('snap-back-best-share', { percent: formats().number(share.worth * 100) })],
  ];
  return parts.length === 0 ? null : say('snap-back-your-bests', { bests: parts.join(' · ') });
}
