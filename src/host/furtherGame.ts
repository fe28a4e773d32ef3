/** Lays two states of one game together, as two tabs or two devices have kept it. Pure. */

interface Kept {
  readonly ended: string | null;
  readonly events: readonly unknown[];
  readonly played: number;
  readonly savedAt: number;
}

/**
 * The one that was played further: that is over, or has more events, or was played for longer, or was saved later. Which comes first does
 * not matter.
 */
export function furtherGame<Game extends Kept>(one: Game, other: Game): Game {
  const ahead = [
    Number(other.ended !== null) - Number(one.ended !== null), other.events.length - one.events.length,
    other.played - one.played, other.savedAt - one.savedAt, JSON.stringify(other) > JSON.stringify(one) ? 1 : 0,
  ].find((difference) => difference !== 0) ?? 0;
  return ahead > 0 ? other : one;
}
