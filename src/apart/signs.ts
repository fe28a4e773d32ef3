/** The signs that people at a table can give each other: fixed ones, so that nobody can be talked at. */
export const SIGNS = ['clap', 'wellSeen', 'laugh', 'ouch', 'hurry', 'thinking', 'thanks', 'goodGame'] as const;
export type Sign = (typeof SIGNS)[number];
