/** Whose names are kept between games, and how they are taken out of all of it: no set-up offers a name again that was deleted. Pure. */
import { withoutNames } from '../seats/seatChanges';
import type { AgreedTable, Settings } from './settings';

/** What names stand in: settings, what is remembered of them, and a draft of the set-up. */
type Naming = Pick<AgreedTable, 'players'> & Partial<Pick<Settings, 'names' | 'me'>> & {
  readonly alone?: Pick<AgreedTable, 'players'>;
  readonly several?: Pick<AgreedTable, 'players'>;
};

/** The names that were typed for people, at any table that is remembered. */
export function seatedNames({ players, alone, several }: Naming): string[] {
  return [players, alone?.players ?? [], several?.players ?? []].flatMap((seats) =>
    seats.flatMap(({ kind, name }) => (kind === 'bot' ? [] : name ?? [])));
}

/** All names that stand there. */
export function keptNames(settings: Naming): string[] {
  return [...settings.names ?? [], ...settings.me === undefined ? [] : [settings.me], ...seatedNames(settings)];
}

/** The same without some names: seats stay, without a name. */
export function forgotten<T extends Naming>(settings: T, isIt: (name: string) => boolean): T {
  const unnamed = <Table extends Pick<AgreedTable, 'players'>>(table: Table): Table =>
    ({ ...table, players: withoutNames(table.players, isIt) });
  const { me, ...others } = unnamed(settings);
  const { names, alone, several }: Naming = settings;
  return {
    ...others, ...(me === undefined || isIt(me) ? {} : { me }), ...(names ? { names: names.filter((name) => !isIt(name)) } : {}),
    ...(alone ? { alone: unnamed(alone) } : {}), ...(several ? { several: unnamed(several) } : {}),
  } as unknown as T;
}
