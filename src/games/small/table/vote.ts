/** The people at a table say whether something counts that one of them has done. Characters have no say. Pure. */
import * as v from 'valibot';

/** For each seat whether it agrees; null as long as it has said nothing. */
export const votesForm = v.array(v.nullable(v.boolean()));
export type Votes = v.InferOutput<typeof votesForm>;

/** Who is asked. @param about whoever has done it */
export function sayersAt(players: readonly { readonly kind: 'local' | 'remote' | 'bot' }[], about: number | undefined): readonly number[] {
  return players.flatMap(({ kind }, seat) => (kind === 'bot' || seat === about ? [] : [seat]));
}

/** Whether more than half of those who are asked agree; null as long as both may come of it. */
export function votedFor(votes: Votes, sayers: readonly number[]): boolean | null {
  const said = sayers.map((seat) => votes[seat]);
  const [agree, left] = [said.filter((one) => one === true).length, said.filter((one) => one === null).length];
  return agree * 2 > said.length ? true : (agree + left) * 2 > said.length ? null : false;
}
