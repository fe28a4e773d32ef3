/**
 * *Flash*: the ten landings of a session. Exactly half make no run, and most of those look like one; one of the runs is a crossing, which
 * at the table comes once in two games. Every position is one of a game that was played.
 */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { randomFrom, scramble } from '../../chance/chance';
import type { GameRecord } from '../../rules/record';
import { wanted } from '../schedule/choosing';
import { gameFrom, inTurn, sameSource, type Library, type TrainingGame } from '../library';
import type { TrainingState } from '../progress';
import type { FlashQuestion, FlashRef, Source } from '../question';
import { FLASH_SKILLS, type FlashSkill, type FlashSkillName } from '../skills';
import { landingsOf, type Landing } from './landings';

interface Landings { readonly source: Source; readonly landings: () => readonly Landing[] }

/** What a session is made of. The first two make runs, the others none. */
const MADE_OF: readonly { readonly kind: FlashSkill['kind']; readonly count: number }[] = [
  { kind: 'run', count: 4 }, { kind: 'crossing', count: 1 }, { kind: 'near', count: 4 }, { kind: 'quiet', count: 1 },
];

/**
 * The questions of a session, in a random order: the same for the same library, training, seed and moment.
 * @param now milliseconds since 1970
 * @returns ten; none where the games hold too few landings of a kind, as where there are no games
 */
export function planFlash({ games }: Pick<Library, 'games'>, state: TrainingState, seed: string, now: number): FlashQuestion[] {
  const random = randomFrom(`flash:${seed}`);
  const chosen: FlashQuestion[] = [];
  const order = landingsIn(inTurn(games, random));
  for (const { kind, count } of MADE_OF) {
    const skills = wanted(FLASH_SKILLS.filter((skill) => skill.kind === kind).map(({ name }) => name), state, now, random);
    const found = findAll(order, skills, count, random);
    if (found.length < count) return [];
    chosen.push(...found);
  }
  return scramble(chosen, random);
}

/** Games with their landings, each looked through when it is first wanted. */
function landingsIn(games: readonly TrainingGame[]): Landings[] {
  return games.map(({ source, record }) => {
    let landings: readonly Landing[] | null = null;
    return { source, landings: () => landings ??= landingsOf(record) };
  });
}

/**
 * Landings for the skills that are wanted most, from the games in order: few games have to be looked through, and a skill that none of them
 * asks for gives way to the next one.
 */
function findAll(
  games: readonly Landings[], skills: readonly FlashSkillName[], count: number, random: RandomGenerator,
): FlashQuestion[] {
  const most = skills.slice(0, count);
  const finds = new Map<FlashSkillName, FlashQuestion[]>();
  for (const { source, landings } of games) {
    if (isEnough(pick(most, finds, count), most, count)) break;
    for (const landing of scramble(landings(), random)) {
      for (const skill of landing.skills.filter((name) => skills.includes(name))) {
        const question = questionAt(landing, { drill: 'flash', skill, source, event: landing.event });
        finds.set(skill, [...finds.get(skill) ?? [], question]);
      }
    }
  }
  return pick(skills, finds, count);
}

/** Whether what was picked asks for each skill: of two that meet in one landing only one had it. */
function isEnough(picked: readonly FlashQuestion[], skills: readonly FlashSkillName[], count: number): boolean {
  return picked.length === count && skills.every((skill) => picked.some(({ ref }) => ref.skill === skill));
}

/** The wanted skills once each in order, then again, until there are enough; no landing twice. */
function pick(
  skills: readonly FlashSkillName[], finds: ReadonlyMap<FlashSkillName, readonly FlashQuestion[]>, count: number,
): FlashQuestion[] {
  const picked: FlashQuestion[] = [];
  for (let found = true; found && picked.length < count;) {
    found = false;
    for (const skill of skills) {
      const fresh = finds.get(skill)?.find((question) => !picked.some((other) => sameLanding(other, question)));
      if (fresh === undefined || picked.length === count) continue;
      picked.push(fresh);
      found = true;
    }
  }
  return picked;
}

function sameLanding({ ref: a }: FlashQuestion, { ref: b }: FlashQuestion): boolean {
  return a.event === b.event && sameSource(a.source, b.source);
}

function questionAt({ board, tile, runs, near }: Landing, ref: FlashRef): FlashQuestion {
  return { drill: 'flash', ref, board, tile, runs, near: near.get(ref.skill) ?? null };
}

/** The question that a reference stands for; null where its game is gone, or has no such landing. */
export function flashQuestion(ref: FlashRef, library: Pick<Library, 'games'>): FlashQuestion | null {
  const record = gameFrom(library, ref.source);
  const landing = record === null ? undefined : landingsOf(record).find(({ event }) => event === ref.event);
  return landing?.skills.includes(ref.skill) ? questionAt(landing, ref) : null;
}

/** A landing of an own game that somebody slipped at, as a question; null where an old run lies there already, or no tile is placed. */
export function flashAt(record: GameRecord, source: Source, event: number): FlashQuestion | null {
  const landing = landingsOf(record).find((one) => one.event === event);
  const skill = landing?.skills[0];
  return landing === undefined || skill === undefined ? null : questionAt(landing, { drill: 'flash', skill, source, event });
}
