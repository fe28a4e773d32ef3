/** What the big page knows of a table of several devices, and what becomes of it with whatever happens. Pure. */
import type { NotIn } from '../../apart/client/door';
import type { TableRefusal } from '../../apart/messages';
import type { Sign } from '../../apart/signs';
import type { TableClientState } from '../../apart/client/tableClient';
import type { TableShown } from '../../apart/tableShown';
import type { Mark } from '../../seats/marks';
import type { AskedOnce, LobbyUnfolded } from '../../ui/apart/apartCommands';
import type { ApartModel, GivenSign } from '../../ui/apart/apartModel';
import type { Screen } from '../../ui/screen';

type OfModel = Pick<ApartModel,
  'refused' | 'back' | 'complaint' | 'unfolded' | 'plan' | 'sitting' | 'asked' | 'copied' | 'calls' | 'signs' | 'muted' | 'keepsRace'>;

export interface ApartState extends OfModel {
  /** What is known of the table; null until one is open. */
  readonly client: TableClientState | null;
  /** The code of the table that is to be joined; null where one is to be opened. */
  readonly code: string | null;
  /** What was agreed here and not told by the table yet: it is shown so already. */
  readonly agreed: Pick<TableShown, 'game' | 'agreed'> | null;
  /** Whether the lobby is looked at while a game lies there. */
  readonly inLobby: boolean;
  /** The page's time, in milliseconds, in which a line that was cut is counted. */
  readonly now: number;
}

export type ApartChange =
  /** Another table is wanted: by its code, or (null) a new one. */
  | { readonly type: 'wanted'; readonly code: string | null; readonly word: string }
  | { readonly type: 'told'; readonly client: TableClientState }
  | { readonly type: 'notOpened'; readonly why: NotIn }
  /** There is a table that this device was at before. */
  | { readonly type: 'offered'; readonly back: string }
  | { readonly type: 'refused'; readonly code: TableRefusal }
  /** Something was asked of the table: what was wrong before is. */
  | { readonly type: 'asked' }
  | { readonly type: 'unfolded'; readonly what: LobbyUnfolded | null }
  | { readonly type: 'planned'; readonly plan: Partial<ApartModel['plan']> }
  | { readonly type: 'typed'; readonly name: string }
  | { readonly type: 'marked'; readonly mark: Mark }
  | { readonly type: 'agreed'; readonly agreed: Pick<TableShown, 'game' | 'agreed'> }
  | { readonly type: 'askedOnce'; readonly what: AskedOnce | null }
  | { readonly type: 'copied'; readonly done: boolean }
  | { readonly type: 'calls'; readonly calls: ApartModel['calls'] }
  | { readonly type: 'looksAt'; readonly lobby: boolean }
  | { readonly type: 'signed'; readonly seat: number; readonly sign: Sign; readonly nth: number }
  | { readonly type: 'signOver'; readonly nth: number }
  | { readonly type: 'muted'; readonly on: boolean }
  | { readonly type: 'keepsRace'; readonly question: string }
  | { readonly type: 'ticked'; readonly now: number };

export const NO_TABLE_YET: ApartState = {
  client: null, code: null, refused: null, back: null, complaint: null, unfolded: null, plan: { chosen: [null, null, null], word: '' },
  sitting: { name: '', mark: null }, asked: null,
  copied: null, calls: null, signs: [], muted: false, keepsRace: null, inLobby: false, now: 0, agreed: null,
};

export function apartAfter(state: ApartState, change: ApartChange): ApartState {
  switch (change.type) {
    case 'wanted': return {
      ...NO_TABLE_YET, code: change.code, muted: state.muted, plan: { ...NO_TABLE_YET.plan, word: change.word },
    };
    case 'told': return toldOf(state, change.client);
    case 'notOpened': return { ...state, refused: change.why };
    case 'offered': return { ...state, back: change.back };
    case 'refused': return { ...state, complaint: change.code, agreed: null };
    case 'asked': return { ...state, complaint: null, asked: null, calls: null };
    case 'unfolded': return { ...state, unfolded: change.what, complaint: null, asked: null };
    case 'planned': return { ...state, plan: { ...state.plan, ...change.plan } };
    case 'typed': return { ...state, sitting: { ...state.sitting, name: change.name } };
    case 'marked': return { ...state, sitting: { ...state.sitting, mark: change.mark } };
    case 'agreed': return { ...state, agreed: change.agreed };
    case 'askedOnce': return { ...state, asked: change.what };
    case 'copied': return { ...state, copied: change.done };
    case 'calls': return { ...state, calls: change.calls };
    case 'looksAt': return { ...state, inLobby: change.lobby, asked: null };
    case 'signed': {
      const { seat, sign, nth } = change;
      if (state.muted) return state;
      const others = state.signs.filter((one) => one.seat !== seat);
      return { ...state, signs: [...others, { seat, sign, nth } satisfies GivenSign] };
    }
    case 'signOver': return { ...state, signs: state.signs.filter(({ nth }) => nth !== change.nth) };
    case 'keepsRace': return { ...state, keepsRace: change.question };
    case 'muted': return { ...state, muted: change.on, signs: change.on ? [] : state.signs };
    case 'ticked': return { ...state, now: change.now };
  }
}

/** Whether another game has begun than the one before. */
export function isOtherGame({ client: before }: Pick<ApartState, 'client'>, { client: now }: Pick<ApartState, 'client'>): boolean {
  const table = now?.table ?? null;
  return table?.phase === 'playing' && (before?.table?.phase !== 'playing' || before.table.playing?.id !== table.playing?.id);
}

/** Another game that begins is looked at; and a seat at which somebody sits by now is folded up. */
function toldOf(state: ApartState, client: TableClientState): ApartState {
  const now = client.table;
  const isOther = isOtherGame(state, { client });
  const { unfolded } = state;
  const seat = unfolded !== null && 'seat' in unfolded ? now?.seats[unfolded.seat] : undefined;
  const isTaken = seat !== undefined && (seat.name !== null || seat.level !== null);
  return {
    ...state, client, code: client.code, agreed: null, inLobby: isOther ? false : state.inLobby, calls: isOther ? null : state.calls,
    ...isTaken ? { unfolded: null, sitting: NO_TABLE_YET.sitting } : {},
  };
}

/** The table as it is shown: with what was agreed here just now. */
export function tableIn({ client, agreed }: Pick<ApartState, 'client' | 'agreed'>): TableShown | null {
  const table = client?.table ?? null;
  return table && { ...table, ...agreed };
}

/** For how many seconds a line that was cut has been tried by now. */
export function triedFor({ client, now }: Pick<ApartState, 'client' | 'now'>): number {
  return client?.line.kind === 'trying' ? Math.max(0, Math.floor((now - client.line.since) / 1000)) : 0;
}

/** Whether a screen is one of a table's. */
export function isOurs(screen: Screen | null): boolean {
  return screen?.kind === 'apart' || (screen?.kind === 'table' && screen.apart !== undefined);
}
