/**
 * Training as it is kept: its form, checked when it is read. What of it is not sound gives way alone: a spoiled card is a skill that was
 * never asked, a spoiled session is none, and the rest stands. It knows the words of skills, and no scheduler.
 */
import * as v from 'valibot';
import { isMoment } from '../outside/moment';
import { isTile, type Tile } from '../rules/board';
import { CARD_STATES, withinAYear, type Card } from './schedule/card';
import { SESSION_LENGTH, SESSIONS, type KeptDrill } from './drill';
import { MOST_SESSIONS, MOST_SLIPS, NO_TRAINING, type DoneAnswer, type DoneSession, type KeptSlip, type TrainingState } from './progress';
import type { Answer, QuestionRef, SafeQuestion } from './question';
import { isSkill, skillOf, type DrillName, type FlashSkillName, type GoneSkillName, type SafeSkillName, type SkillName } from './skills';

const VERSION = 1;
/** More answers than this no session ever had. */
const MOST_ANSWERS = 50;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The scheduler takes the first moment of 1970 for none. */
const later = v.pipe(v.custom<number>(isMoment), v.minValue(1));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const tile = v.custom<Tile>(isTile);
const tiles = v.pipe(v.array(tile), v.maxLength(76), v.readonly());
const skill = v.custom<SkillName>(isSkill);
const skillIn = <T extends SkillName>(drill: DrillName) => v.custom<T>((name) => isSkill(name) && skillOf(name).drill === drill);

const cardSchema = v.pipe(v.object({
  state: v.picklist(CARD_STATES), due: later, last: later,
  stability: v.pipe(v.number(), v.finite(), v.minValue(0.001), v.maxValue(36_500)),
  difficulty: v.pipe(v.number(), v.minValue(1), v.maxValue(10)),
  reps: whole, lapses: whole, step: v.pipe(whole, v.maxValue(10)), wrong: v.boolean(),
}), v.readonly(), v.transform(withinAYear)) satisfies v.GenericSchema<unknown, Card>;

const answerSchema = v.object({
  said: v.union([v.picklist(['call', 'pass', 'gone', 'come']), tile]), ms: v.nullable(whole),
}) satisfies v.GenericSchema<unknown, Answer>;

const doneAnswerSchema = v.object({
  skill, right: v.boolean(), ms: v.nullable(whole), plies: v.exactOptional(whole), lost: v.exactOptional(share),
}) satisfies v.GenericSchema<unknown, DoneAnswer>;

const sessionSchema = v.object({
  at: v.custom<number>(isMoment), answers: v.pipe(v.array(doneAnswerSchema), v.minLength(1), v.maxLength(MOST_ANSWERS), v.readonly()),
}) satisfies v.GenericSchema<unknown, DoneSession>;

const source = v.variant('kind', [
  v.object({ kind: v.literal('shipped'), game: whole }), v.object({ kind: v.literal('own'), game: word }),
]);
const safeRef = v.object({ drill: v.literal('safe'), skill: skillIn<SafeSkillName>('safe'), position: word });
const refSchema = v.variant('drill', [
  v.object({ drill: v.literal('flash'), skill: skillIn<FlashSkillName>('flash'), source, event: whole }),
  v.object({ drill: v.literal('gone'), skill: skillIn<GoneSkillName>('gone'), source, from: whole, to: whole, square: tile }),
  safeRef,
]) satisfies v.GenericSchema<unknown, QuestionRef>;

const gains = v.pipe(v.array(v.object({ tile, gain: whole })), v.maxLength(76), v.readonly());
const positionSchema = v.object({
  drill: v.literal('safe'), ref: safeRef, board: tiles,
  seats: v.pipe(whole, v.minValue(2), v.maxValue(4)), seat: v.pipe(whole, v.maxValue(3)),
  gone: v.pipe(v.array(v.object({ tiles, by: v.pipe(whole, v.maxValue(3)), ply: whole })), v.maxLength(76), v.readonly()),
  choices: v.pipe(v.array(v.object({
    tile, chance: share,
    reasons: v.object({
      takes: tiles, opens: gains, shuts: gains, keeps: gains,
      countsOnGone: v.pipe(v.array(v.object({ tile, squares: tiles })), v.maxLength(76), v.readonly()),
    }),
  })), v.minLength(1), v.maxLength(4), v.readonly()),
}) satisfies v.GenericSchema<unknown, SafeQuestion>;

const slipSchema = v.object({
  id: word, game: word, added: v.custom<number>(isMoment), ref: refSchema, position: v.exactOptional(positionSchema),
  card: v.fallback(v.nullable(cardSchema), null),
}) satisfies v.GenericSchema<unknown, KeptSlip>;

const list = v.fallback(v.array(v.unknown()), []);
const stateSchema = v.object({
  version: v.literal(VERSION),
  cards: v.fallback(v.record(v.string(), v.unknown()), {}),
  sessions: v.fallback(v.record(v.string(), v.unknown()), {}),
  slips: list,
});

const drillSchema = v.object({
  session: v.picklist(SESSIONS), seed: word,
  refs: v.pipe(v.array(refSchema), v.minLength(1), v.maxLength(MOST_ANSWERS), v.readonly()),
  answers: v.pipe(v.array(answerSchema), v.maxLength(MOST_ANSWERS), v.readonly()),
  watched: v.boolean(),
}) satisfies v.GenericSchema<unknown, KeptDrill>;

/** Those of some values that are sound. */
function sound<T>(schema: v.GenericSchema<unknown, T>, values: readonly unknown[]): T[] {
  return values.flatMap((value) => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? [parsed.output] : [];
  });
}

/** Reads somebody's training from any value, as far as it is sound. */
export function openTraining(value: unknown): TrainingState {
  const parsed = v.safeParse(stateSchema, value);
  if (!parsed.success) return NO_TRAINING;
  const { cards, sessions, slips } = parsed.output;
  const soundCards = Object.entries(cards).flatMap(([name, card]) =>
    (isSkill(name) ? sound(cardSchema, [card]).map((one) => [name, one] as const) : []));
  const ofDrill = (drill: DrillName): DoneSession[] => {
    const kept = sessions[drill];
    return sound(sessionSchema, Array.isArray(kept) ? kept : []).slice(-MOST_SESSIONS);
  };
  return {
    cards: Object.fromEntries(soundCards),
    sessions: { flash: ofDrill('flash'), gone: ofDrill('gone'), safe: ofDrill('safe') },
    slips: soundSlips(slips),
  };
}

/** Each slip once. */
function soundSlips(values: readonly unknown[]): KeptSlip[] {
  const slips = sound(slipSchema, values);
  return slips.filter(({ id }, i) => slips.findIndex((slip) => slip.id === id) === i).slice(-MOST_SLIPS);
}

/** Training as it is kept. */
export function keptTraining(state: TrainingState): Readonly<Record<string, unknown>> {
  return { version: VERSION, ...state };
}

/** Reads a session that is on from any value; null where it is not sound. */
export function openDrill(value: unknown): KeptDrill | null {
  const parsed = v.safeParse(drillSchema, value);
  if (!parsed.success) return null;
  const { session, refs } = parsed.output;
  const fits = session === 'slips' || refs.every(({ drill }) => drill === session);
  return fits && (session === 'slips' || refs.length <= SESSION_LENGTH) ? parsed.output : null;
}

