/** Whose seats were a device's own in a game of several devices: the device says so as it takes the game in. Pure. */
import { sameName } from '../names';

/** The device that keeps a game: the places that it held in the end, and what its own player is called, if they have a name. */
export interface Here { readonly places: readonly number[]; readonly me: string | null }

interface Sat { readonly name: string; readonly kind: 'local' | 'bot' | 'remote' }
interface Person { readonly name: string; readonly local?: true; readonly me?: true }
type Taken<Level> = readonly [place: number, from: number, who: Person | Level];

const isPerson = (who: object): who is Person => 'name' in who;

/**
 * The players as they began, and who took over. At a place of this device its person is whoever sat there last; everybody else sat
 * elsewhere, whatever the table says of them.
 */
export function playedHere<P extends Sat, Level extends { readonly level: string }>(
  players: readonly P[], held: readonly Taken<Level>[], { places, me }: Here,
): { readonly players: readonly P[]; readonly held: readonly Taken<Level>[] } {
  const theirs = players.map(({ kind, name }, place) => {
    const last = held.findLast(([at, , who]) => at === place && isPerson(who))?.[2];
    return !places.includes(place) ? null : last && isPerson(last) ? last.name : kind === 'bot' ? null : name;
  });
  const isHere = (place: number, name: string): boolean => sameName(theirs[place] ?? '', name);
  const mine = (name: string): { readonly me?: true } => (me !== null && sameName(name, me) ? { me: true } : {});
  return {
    players: players.map((player, place) => {
      const { me: _, ...somebody } = player as P & { readonly me?: true };
      if (player.kind === 'bot') return player;
      const whose = isHere(place, player.name) ? { kind: 'local', ...mine(player.name) } : { kind: 'remote' };
      return { ...somebody, ...whose } as unknown as P;
    }),
    held: held.map(([place, from, who]) => {
      if (!isPerson(who)) return [place, from, who] as const;
      const { name } = who;
      return [place, from, isHere(place, name) ? { name, local: true, ...mine(name) } : { name }] as const;
    }),
  };
}
