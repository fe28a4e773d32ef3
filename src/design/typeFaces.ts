/** The three type faces. What stands after the first serves until that is loaded, where it does not load, and where it lacks a letter. */
export const TYPE_FACES = {
  /** Text and numbers. */
  text: `'Jost Variable', 'Jost', 'Jost Fallback', 'Futura', 'Century Gothic', system-ui, sans-serif`,
  /** The wordmark, headings and SNAG! */
  show: `'Chango', 'Chango Fallback', 'Jost Variable', 'Cooper Black', 'Arial Black', sans-serif`,
  /** What is pencilled on the score card and the pad. */
  pencilled: `'Kalam', cursive`,
} as const;
