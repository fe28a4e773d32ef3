/** What a test of a command-line tool needs: a folder of its own, and what the tool prints instead of a terminal. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

export interface ToolRun {
  /** A folder that goes when the tests of this file are done. */
  readonly folder: string;
  /** What this test had printed on standard output and on standard error. */
  printed: string;
  complained: string;
}

/** For a whole test file: call it once, at its top. */
export function watchTool(name: string): ToolRun {
  const run = { folder: mkdtempSync(join(tmpdir(), `snag-${name}-`)), printed: '', complained: '' };
  beforeEach(() => {
    run.printed = run.complained = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => { run.printed += String(text); return true; });
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => { run.complained += String(text); return true; });
  });
  afterEach(() => { vi.restoreAllMocks(); });
  afterAll(() => { rmSync(run.folder, { recursive: true }); });
  return run;
}
