/** The list of a build's files, as it stands before the worker's script. */

export interface BuiltFile {
  /** Its address, seen from the game's folder. */
  readonly url: string;
  /** What tells it from the same file of another version; null where that is its name. */
  readonly revision: string | null;
  /** What must come for it: anything else, such as the file of another version or half of an upload, is not kept. */
  readonly integrity: string;
}

export interface BuiltList {
  /** The name of the page's first script, which is another one in each version. */
  readonly version: string;
  readonly files: readonly BuiltFile[];
}
