/** The fold-out of the start screen in which house rules are agreed: presets, every rule by itself, and the memory aid. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { HouseRules } from '../../rules/options';
import { PRESETS, PRESET_NAMES, RULES_IN_ORDER, RULE_CHOICES, presetOf, type Preset, type Rule } from '../../rules/presets';
import type { Terms } from '../../setup/setup';
import { words } from '../../strings';

/** A button of a form with its name, and what it means said beneath: the whole row takes the finger. */
function option(
  kind: 'radio' | 'checkbox', id: string, name: string, line: string, checked: boolean, change: (checked: boolean) => void,
): TemplateResult {
  return html`
    <label class="option">
      <input type=${kind} name=${kind === 'radio' ? 'preset' : nothing} aria-labelledby="${id}-name" aria-describedby="${id}-line"
        .checked=${live(checked)} @change=${(event: Event) => change((event.target as HTMLInputElement).checked)} />
      <span><b id="${id}-name">${name}</b> <span class="small" id="${id}-line">${line}</span></span>
    </label>`;
}

function presetRow(preset: Preset, chosen: Preset | null, choose: (rules: HouseRules) => void): TemplateResult {
  const { name, line } = words().PRESET_WORDS[preset];
  return option('radio', `preset-${preset}`, name, line, preset === chosen, () => choose(PRESETS[preset]));
}

/** A rule by itself, with what the choice means beneath it. */
function ruleRow<R extends Rule>(rule: R, rules: HouseRules, choose: (rules: HouseRules) => void): TemplateResult {
  const choices = RULE_CHOICES[rule];
  const id = `rule-${rule}-line`;
  return html`
    <div class="rule">
      <label class="line"><span>${words().RULE_WORDS[rule].label}</span>
        <select aria-describedby=${id} @change=${(event: Event) => {
          const chosen = choices.find((choice) => String(choice) === (event.target as HTMLSelectElement).value);
          choose({ ...rules, [rule]: chosen ?? rules[rule] });
        }}>
          ${choices.map((choice) => html`<option value=${String(choice)} .selected=${live(choice === rules[rule])}>${
            words().ruleWords(rule, choice).name}</option>`)}
        </select></label>
      <p class="small" id=${id}>${words().ruleWords(rule, rules[rule]).line}</p>
    </div>`;
}

/** One line that says by which rules is played, and unfolds to all that can be agreed. */
export function rulesForm({ rules, memoryAid }: Terms, change: (terms: Terms) => void): TemplateResult {
  const preset = presetOf(rules);
  const choose = (chosen: HouseRules): void => change({ rules: chosen, memoryAid });
  // Where nobody calls, it does not matter what calls cost.
  const asked = rules.calls === 'automatic' ? ['calls'] as const : RULES_IN_ORDER;
  return html`
    <details class="terms">
      <summary class="line"><span>${words().HOUSE_RULES.title}<span class="spoken">: </span></span>
        <span class="chosen">${words().termsName({ rules, memoryAid })}</span></summary>
      <div class="fold">
        <fieldset class="presets">
          <legend class="spoken">${words().HOUSE_RULES.presets}</legend>
          ${PRESET_NAMES.map((name) => presetRow(name, preset, choose))}
        </fieldset>
        <fieldset class="single">
          <legend>${words().HOUSE_RULES.single}</legend>
          ${asked.map((rule) => ruleRow(rule, rules, choose))}
        </fieldset>
        <div class="aid">${option('checkbox', 'memory-aid', words().HOUSE_RULES.aid, words().HOUSE_RULES.aidLine, memoryAid,
          (on) => change({ rules, memoryAid: on }))}</div>
      </div>
    </details>`;
}
