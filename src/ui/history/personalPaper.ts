/** What one person looks back at for themselves: their records, each with its moment a press away, streaks, and every opponent they met. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { RECORDS, type HeadToHead, type PersonalHistory, type Streak } from '../../history/pastView';
import { CHARACTERS } from '../../setup/players';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { opponentName, recordFigure, recordHeard } from '../../strings/words/past/personal';
import type { Ask } from '../commands';
import { face } from '../ornaments';
import { whoseRow } from '../parts/whoseRow';
import type { Whose } from '../slips/slipsModel';

export interface PersonalModel {
  /** Everybody who has records, the player of this device first. */
  readonly people: readonly Whose[];
  /** Whose of them are shown. */
  readonly whose: number;
  readonly history: PersonalHistory;
}

export function personalPaper({ people, whose, history }: PersonalModel, ask: Ask): TemplateResult {
  const characters = history.against.filter(({ opponent }) => 'level' in opponent);
  const others = history.against.filter(({ opponent }) => !('level' in opponent));
  return html`
    <section class="paper personal" aria-labelledby="personal-title">
      <h2 id="personal-title">${say('personal-title')}</h2>
      ${whoseRow(say('personal-whose'), people.map(({ name }) => shownName(name)), whose,
        (i) => ask({ kind: 'recordsOf', whose: people[i]! }))}
      <div class="looked-at"><div class="bests">${records(history, people[whose]!, ask)}${streak('won', history.streaks.won)}${
        streak('careful', history.streaks.careful)}</div>
      <div>${characters.length === 0 ? nothing : html`
        <h3 id="against-title">${say('personal-against')}</h3>
        <ul class="against" role="list" aria-labelledby="against-title">${CHARACTERS.map((level) =>
          characterRow(level, characters.find(({ opponent }) => 'level' in opponent && opponent.level === level)))}</ul>`}
      ${others.length === 0 ? nothing : html`
        <h3 id="against-people-title">${say('personal-against-people')}</h3>
        <ul class="against people" role="list" aria-labelledby="against-people-title">${others.map(personRow)}</ul>`}
      ${history.against.length === 0 ? nothing : html`<p class="small">${say('personal-against-note')}</p>`}</div></div>
    </section>`;
}

/** Before the first game is over: everybody there is to meet. */
export function unmetPaper(): TemplateResult {
  return html`
    <section class="paper personal unmet" aria-labelledby="against-title">
      <h2 id="against-title">${say('personal-against')}</h2>
      <ul class="against" role="list" aria-labelledby="against-title">${CHARACTERS.map((level) => characterRow(level, undefined))}</ul>
    </section>`;
}

/** Its place, while the games are added up: what stands beneath must not leap when it comes. */
export function awaitedPaper(): TemplateResult {
  return html`<section class="paper personal awaited" aria-labelledby="personal-title"><h2 id="personal-title">${
    say('personal-title')}</h2><p class="small">${say('history-adding')}</p></section>`;
}

function records(history: PersonalHistory, by: Whose, ask: Ask): TemplateResult[] {
  return RECORDS.flatMap((name) => {
    const held = history.records[name];
    return held === null ? [] : html`
      <button type="button" aria-label=${recordHeard(name, held)}
        @click=${() => ask({ kind: 'replay', id: held.game, record: { name, by } })}><b>${recordFigure(name, held)}</b>
        <span>${say(`personal-${name}`)}</span></button>`;
  });
}

function streak(name: 'won' | 'careful', { now, longest }: Streak): TemplateResult | typeof nothing {
  // One game is no streak.
  if (longest < 2) return nothing;
  return html`<p><b>${longest}</b> <span>${say(`personal-${name}`)}</span> ${
    now === 0 ? nothing : html`<small>${say('personal-now', { games: now })}</small>`}</p>`;
}

function characterRow(level: (typeof CHARACTERS)[number], met: HeadToHead | undefined): TemplateResult {
  return html`
    <li class=${met ? '' : 'unmet'}><span class="who">${face(level)}</span><span class="name">${say(`character-${level}`)}</span>
      ${met ? score(met) : html`<small>${say('personal-not-met')}</small>`}</li>`;
}

function personRow(met: HeadToHead): TemplateResult {
  return html`<li><span class="name">${opponentName(met.opponent)}</span> ${score(met)}</li>`;
}

function score(met: HeadToHead): TemplateResult {
  const { ahead, behind, tied } = met;
  return html`
    <span class="spoken">${say('personal-heard-against', { name: opponentName(met.opponent), ahead, behind, tied })}</span>
    <b aria-hidden="true">${say('personal-score', { ahead, behind })}</b>
    ${tied === 0 ? nothing : html`<small aria-hidden="true">${say('personal-ties', { tied })}</small>`}`;
}
