/** Snap Back as a guest of the house. */
import { html } from 'lit-html';
import { say } from '../../../strings/say';
import type { CreateGuest, Guest } from '../../guest';

/** Nothing of it is shown yet. */
export const createSnapBack: CreateGuest = ({ show, back }): Guest => {
  const showHome = async (): Promise<void> => show({
    kind: 'guest', guest: 'snap-back', name: 'home', kept: { screen: 'home' }, isPlaying: false,
    draw: () => html`<main class="start past"><header><h1 tabindex="-1" data-first>${say('snap-back-title')}</h1></header>
      <footer><button type="button" class="back" @click=${back}>${say('snap-back-leave')}</button></footer></main>`,
  });
  return { open: showHome, openLink: showHome, goBackTo: showHome, showAgain() {}, painted() {}, hidden() {}, leave() {} };
};
