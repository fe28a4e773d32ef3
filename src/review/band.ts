/** How much a tile lost, in the bands that people know from other games. */

export const BANDS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Band = (typeof BANDS)[number];

/** From how many points on a loss is in a band, each less two standard errors. */
export const BAND_POINTS: Readonly<Record<Band, number>> = { inaccuracy: 2, mistake: 5, blunder: 10 };

/** Less than this is no point when it is rounded: it is told nowhere. */
export const LEAST_TOLD = 0.5;
