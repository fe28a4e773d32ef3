/** What the game itself makes heard, so that it does not call: while it sounds, a shout has to be louder. Pure. */

/** A sound of the game, by the page's clock in milliseconds. */
export interface GameSound {
  readonly kind: 'effect' | 'voice';
  readonly from: number;
  readonly until: number;
}

/** So much longer it is in the room and in the machine, in milliseconds: its echo, and the way out and in again. */
const TAIL = 250;

/** So much louder a shout has to be meanwhile, in dB. The game's own voice is a shout: while it calls nobody else is heard. */
const RAISED = { effect: 9, voice: Infinity } as const;

/** Those that may still be heard. */
export function stillHeard(sounds: readonly GameSound[], now: number): readonly GameSound[] {
  return sounds.filter(({ until }) => until + TAIL > now);
}

/** How much louder a shout has to be now, and when that is to be asked again: null if nothing more is to come. */
export function raisedBy(sounds: readonly GameSound[], now: number): { readonly by: number; readonly askAgain: number | null } {
  const by = Math.max(0, ...sounds.filter(({ from, until }) => from <= now && now < until + TAIL).map(({ kind }) => RAISED[kind]));
  const turns = sounds.flatMap(({ from, until }) => [from, until + TAIL]).filter((turn) => turn > now);
  return { by, askAgain: turns.length === 0 ? null : Math.min(...turns) };
}

export interface SoundGate {
  /** The game makes these sounds now or soon. */
  add(sounds: readonly GameSound[]): void;
  /** Tells anew how much louder a shout has to be: who asks has only just begun to listen. */
  follow(): void;
}

/** The page's time in milliseconds, and how to wait in it. */
export interface PageTime {
  readonly now: () => number;
  readonly wait: (act: () => void, milliseconds: number) => void;
}

/** @param raise told how much louder a shout has to be from now on */
export function createSoundGate({ now, wait }: PageTime, raise: (by: number) => void): SoundGate {
  let sounds: readonly GameSound[] = [];
  let asks = 0;

  function follow(): void {
    const mine = asks += 1;
    sounds = stillHeard(sounds, now());
    const { by, askAgain } = raisedBy(sounds, now());
    raise(by);
    if (askAgain !== null) wait(() => { if (mine === asks) follow(); }, Math.max(1, askAgain - now()));
  }

  return {
    add(more) {
      sounds = [...sounds, ...more];
      follow();
    },
    follow,
  };
}
