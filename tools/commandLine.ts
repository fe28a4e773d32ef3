/** How a tool reads its command line: help is printed, and a call that cannot be answered is refused with a sentence. */

/** What was asked for, or the sentence that says what is wrong with it. */
export type Asked<Options> = { readonly ok: true; readonly options: Options } | { readonly ok: false; readonly problem: string };

/** The refusal with this sentence. */
export function no(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}

/** The refusal of a call that `parseArgs` could not read. @param usage how the tool is called, in one line */
export function unreadable(error: unknown, usage: string): { readonly ok: false; readonly problem: string } {
  const said = error instanceof Error ? error.message.split(/\. |\n/)[0] ?? '' : String(error);
  return no(`${said.replace(/\.$/, '')}. The call is: ${usage}`);
}

/**
 * The options of a call; where there is nothing to do with it, its exit status, once help or the problem is printed.
 * @param help what --help prints
 */
export function optionsOf<Options>(
  argv: readonly string[], help: string, read: (argv: readonly string[]) => Asked<Options>,
): Options | number {
  if (argv.includes('--help')) {
    process.stdout.write(`${help}\n`);
    return 0;
  }
  const asked = read(argv);
  if (asked.ok) return asked.options;
  process.stderr.write(`${asked.problem}\n`);
  return 2;
}
