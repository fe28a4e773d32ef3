/** The fold-out at the foot of the start screen: all games to a file, and back. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import type { Ask } from '../commands';
import type { StartNotice } from '../notice';
import { startNoticeText } from '../notices/startNotice';
import { saveFile } from '../browser/saveFile';

/** What the file is called, in every language; where it takes several, each with its number. */
const fileName = (number: number, of: number): string => `snag-games${of > 1 ? `-${number}-of-${of}` : ''}.json`;

async function save(ask: Ask): Promise<void> {
  const texts = await ask({ kind: 'backupTexts' });
  for (const [i, text] of (texts ?? []).entries()) saveFile(fileName(i + 1, texts?.length ?? 1), 'application/json', [text]);
  await ask({ kind: 'backupDone', saved: texts !== null });
}

/** What stands beside the element of an event in the fold-out. */
function within(event: Event, selector: string): HTMLInputElement | null {
  return (event.currentTarget as Element).closest('.moving')?.querySelector<HTMLInputElement>(selector) ?? null;
}

/** @param outcome what came of the last file, null before there was one */
export function backupFold(outcome: StartNotice | null, ask: Ask): TemplateResult {
  const read = (event: Event): void => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (file) void ask({ kind: 'restore', file, takeSettings: within(event, '[type=checkbox]')?.checked === true });
    // The same file can be chosen again.
    input.value = '';
  };
  return html`
    <details class="tuck moving">
      <summary>${say('backup-title')}</summary>
      <div class="paper">
        <p class="small">${say('backup-about')}</p>
        <button type="button" @click=${() => void save(ask)}>${say('backup-save')}</button>
        <button type="button" @click=${(event: Event) => within(event, '[type=file]')?.click()}>${say('backup-read')}</button>
        <input type="file" accept=".json,application/json" hidden @change=${read} />
        <label class="line"><input type="checkbox" /><span>${say('backup-take-settings')}</span></label>
        <p class="small" role="status">${outcome ? startNoticeText(outcome) : nothing}</p>
      </div>
    </details>`;
}
