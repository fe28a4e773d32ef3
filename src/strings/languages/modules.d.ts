// What tools/messages/plugin.ts makes of the Fluent files.
declare module 'messages:loaders' {
  /** What brings a part of a language, by their names. */
  export const LOADERS: Readonly<Record<string, Readonly<Record<string, () => Promise<{ readonly default: string }>>>>>;
}
/** A part of a language: `messages:en/start`. */
declare module 'messages:*' {
  const text: string;
  export default text;
}
