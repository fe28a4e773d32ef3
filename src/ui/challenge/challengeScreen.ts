/** The page of a challenge: who sent it, what they made of these tiles, and how it is played. Nothing is begun here without a press. */
import { html, type TemplateResult } from 'lit-html';
import { challengeDare, challengeTerms, challengeTitle } from '../../strings/words/challenge/challenge';
import { say } from '../../strings/say';
import type { Ask } from '../commands';
import { face } from '../ornaments';
import type { ChallengeModel } from './challengeModel';

/** A sentence in which no line ends in the middle of a score. */
function withWholeScore(text: string): readonly (string | TemplateResult)[] {
  return text.split(/(\d+(?:–\d+)+)/u).map((part, i) => (i % 2 === 0 ? part : html`<span class="score">${part}</span>`));
}

export function challengeTemplate(model: ChallengeModel, ask: Ask, openSettings: () => void): TemplateResult {
  const faces = model.setup.players.flatMap(({ kind, level }) => (kind === 'bot' && level !== undefined ? [level] : []));
  return html`
    <main class="start past challenge" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') void ask({ kind: 'leave' }); }}>
      <header><h1 tabindex="-1" data-first>${challengeTitle(model)}</h1>
        <button type="button" class="back" @click=${() => ask({ kind: 'leave' })}><span aria-hidden="true">←</span> ${
          say('history-back')}</button>
        <button type="button" class="back" @click=${openSettings}>${say('settings-open')}</button>
      </header>
      <section class="paper dared" aria-labelledby="challenge-dare">
        <div class="sent">
          <div class="whom" aria-hidden="true">${faces.map((level) => face(level))}</div>
          <h2 id="challenge-dare">${withWholeScore(challengeDare(model))}</h2>
        </div>
        <div class="choices">
          <button type="button" class="main" @click=${() => ask({ kind: 'playChallenge' })}>${say('challenge-play')}</button>
          <button type="button" @click=${() => ask({ kind: 'learnFirst' })}>${say('challenge-learn')}</button>
        </div>
        <ul class="small">${challengeTerms(model).map((line) => html`<li>${line}</li>`)}</ul>
      </section>
    </main>`;
}
