/** The three type faces. What stands after the first serves where that did not load, or lacks a letter. */
export const TYPE_FACES = {
  /** Text and numbers. */
  text: `'Jost Variable', 'Jost', 'Futura', 'Century Gothic', system-ui, sans-serif`,
  /** The wordmark, headings and SNAG! */
  show: `'Chango', 'Jost Variable', 'Cooper Black', 'Arial Black', sans-serif`,
  /** What is pencilled on the score card and the pad. */
  pencilled: `'Kalam', cursive`,
} as const;
