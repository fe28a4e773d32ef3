/** The fold-out at the foot of the start screen: all games to a file, and back. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { words } from '../../strings';
import { saveFile } from '../saveFile';

export interface BackupActions {
  /** All that is kept as a file's text, null where it cannot be read. */
  everything(): Promise<string | null>;
  /** Brings in what a file holds; what came of it is shown with the next start screen. */
  bringIn(file: File, takeSettings: boolean): void;
  /** Shows what came of it. */
  moved(told: string): void;
}

async function save(actions: BackupActions): Promise<void> {
  const text = await actions.everything();
  if (text !== null) saveFile(words().BACKUP.file, 'application/json', [text]);
  actions.moved(text === null ? words().BACKUP.notSaved : words().BACKUP.saved);
}

/** What stands beside the element of an event in the fold-out. */
function within(event: Event, selector: string): HTMLInputElement | null {
  return (event.currentTarget as Element).closest('.moving')?.querySelector<HTMLInputElement>(selector) ?? null;
}

/** @param told what came of the last file, null before there was one */
export function backupFold(told: string | null, actions: BackupActions): TemplateResult {
  const read = (event: Event): void => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (file) actions.bringIn(file, within(event, '[type=checkbox]')?.checked === true);
    // The same file can be chosen again.
    input.value = '';
  };
  return html`
    <details class="moving">
      <summary>${words().BACKUP.title}</summary>
      <div class="paper">
        <p class="small">${words().BACKUP.about}</p>
        <button type="button" @click=${() => void save(actions)}>${words().BACKUP.save}</button>
        <button type="button" @click=${(event: Event) => within(event, '[type=file]')?.click()}>${words().BACKUP.read}</button>
        <input type="file" accept=".json,application/json" hidden @change=${read} />
        <label class="line"><input type="checkbox" /><span>${words().BACKUP.takeSettings}</span></label>
        <p class="small" role="status">${told ?? nothing}</p>
      </div>
    </details>`;
}
