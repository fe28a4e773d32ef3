/** What is agreed at this device between games: kept where the browser lets it, and in memory where it does not. */
import { forgotten, keptNames } from '../../setup/kept/forgotten';
import type { MyName } from '../../setup/kept/me';
import { sameName } from '../../setup/names';
import type { Character, SeatDraft } from '../../setup/players';
import type { KeptSettings, Settings } from '../../setup/kept/settings';
import { afterAgreeing, afterChange, withAid, type Remembered, type SetupDraft } from '../../setup/kept/tables';

export interface Agreement {
  /** What was agreed last. */
  now(): Remembered;
  /** Everybody who has sat down here, the latest first. */
  names(): readonly string[];
  /** Keeps what a game begins with. @param how it is one against a character of the start screen, or was set up by hand */
  agreeOn(draft: SetupDraft, how: 'character' | 'setUp'): void;
  /** Keeps what was changed in a game that is on. @param players who plays it; without them, whoever played last */
  change(part: Partial<SetupDraft>, players?: readonly SeatDraft[]): void;
  /** Whether the next games are played with the memory aid, at every table that is remembered. */
  setAid(memoryAid: boolean): void;
  /** Keeps who is chosen on the start screen. */
  choose(character: Character): void;
  /** Names the player of this device, or takes their name away (null). */
  nameMe(name: MyName): void;
  /** Forgets a name, or (null) all of them: on seats as in the list. */
  forget(name: string | null): void;
  /** Forgets the names that another tab has deleted since this one last looked. @returns them */
  follow(): readonly string[];
  /** Other settings have come with a file. */
  reread(): void;
}

function withoutNames(settings: Settings): Remembered {
  const { names: _, ...remembered } = settings;
  return remembered;
}

function named(remembered: Remembered, name: MyName): Remembered {
  const { me: _, ...unnamed } = remembered;
  return name === null ? unnamed : { ...unnamed, me: name };
}

/** What is to be kept: a name or keys that another tab has set since stay, where this step changes neither. */
function besidesOthers(next: Remembered, before: Remembered, kept: Settings | null): Remembered {
  if (kept === null) return next;
  const { me: _, ...rest } = next;
  const me = next.me === before.me ? kept.me : next.me;
  return { ...rest, input: next.input === before.input ? kept.input : next.input, ...(me === undefined ? {} : { me }) };
}

/** What was agreed last on this device. @param changed told when that is something else now */
export function createAgreement(settings: KeptSettings, changed: () => void): Agreement {
  let now = withoutNames(settings.read());
  /** The names that were kept when this tab last looked. */
  let seen: readonly string[] = [];
  const look = (): void => { seen = keptNames(settings.kept() ?? now); };
  look();

  function follow(): readonly string[] {
    const kept = settings.kept();
    if (kept === null) return [];
    const [before, known] = [seen, keptNames(kept)];
    const gone = before.filter((name) => !known.some((one) => sameName(one, name)));
    seen = known;
    if (gone.length > 0) now = named(forgotten(now, (name) => gone.some((one) => sameName(one, name))), kept.me ?? null);
    return gone;
  }

  function keep(after: (now: Remembered) => Remembered): void {
    // A tab that slept has not heard which names were deleted meanwhile: it must not write them again.
    follow();
    const before = now;
    now = after(now);
    settings.write({ ...besidesOthers(now, before, settings.kept()), names: settings.read().names });
    look();
    changed();
  }

  return {
    now: () => now,
    names: () => settings.read().names,
    agreeOn: (draft, how) => keep((before) => afterAgreeing(before, draft, how)),
    change: (part, players) => keep((before) => afterChange(before, part, players ?? before.players)),
    setAid: (memoryAid) => keep((before) => withAid(before, memoryAid)),
    choose: (character) => keep((before) => ({ ...before, character })),
    nameMe: (name) => keep((before) => named(before, name)),
    forget(name) {
      const isIt = (one: string): boolean => name === null || sameName(one, name);
      now = forgotten(now, isIt);
      const kept = settings.kept();
      if (kept) settings.write(forgotten(kept, isIt));
      look();
    },
    follow,
    reread() {
      now = withoutNames(settings.read());
      look();
      changed();
    },
  };
}
