/** The house for a page that has no other: its store, and who is who here. The rack's page opens it once a game is over. */
import { soundNames } from '../../setup/kept/knownNames';
import { changeNames, keptSettings, writeSettings, type Settings } from '../../setup/kept/settings';
import { openStore, type OpeningPorts } from '../../storage/openStore';
import { webLocks } from '../../storage/tabLocks';
import type { House } from './house';
import { keptIds } from './keptIds';

/** @param storage the browser's, which may be denied @param opening what else than this browser's own is opened, in tests */
export async function openOwnHouse(storage: () => Storage = () => localStorage, opening: Partial<OpeningPorts> = {}): Promise<House> {
  const locks = webLocks('locks' in navigator ? navigator.locks : undefined);
  const kept = () => keptSettings(storage);
  const settings = { kept, write: (changed: Settings) => writeSettings(storage, changed) };
  return {
    store: await openStore({ now: Date.now, locks, ...opening }), today: Date.now, ids: keptIds(storage),
    me: () => kept()?.me ?? null,
    names: () => kept()?.names ?? [],
    // Whoever came by a link, before anything was agreed here, leaves no names behind.
    remember: (names) => changeNames(settings, (now) => soundNames([...names, ...now])),
  };
}
