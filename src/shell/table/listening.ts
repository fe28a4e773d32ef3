/** What listens for keys at a table gets. */
export interface Listening<Table, Command> {
  /** The table as it is shown; null while another screen is. */
  readonly table: () => Table | null;
  readonly ask: (command: Command) => unknown;
  readonly signal: AbortSignal;
}
