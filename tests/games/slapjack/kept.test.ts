/** What is agreed for a game of Slapjack: terms, seats and links. */
import { expect, test } from 'vitest';
import { agreement, optionsOf } from '../../../src/games/slapjack/kept/setup';
import { slapjackShell } from '../../../src/games/slapjack/app/slapjack';
import { charactersToAdd, CHARACTERS } from '../../../src/setup/players';
import { ANN, BO, PIP, setupFor } from '../../helpers/slapjack/slapjack';

const SITS = { people: 1, around: false };
const draft = agreement.openDraft({});

test('one pack, every card lies for 1.2 seconds, and nobody turns one out of turn, unless that is agreed', () => {
  expect(draft).toMatchObject({ asked: false, least: 1200, outOfTurn: false });
  expect(agreement.openDraft({ least: 500, outOfTurn: true })).toMatchObject({ least: 1200, outOfTurn: true });
  expect(optionsOf({ packs: 2, outOfTurn: true })).toEqual({ packs: 2, flips: 1000, outOfTurn: true });
});

test('cards out of turn are for tables at which people turn their own', () => {
  const term = agreement.of.terms.outOfTurn;
  const wanted = { ...draft, outOfTurn: true };
  expect(term.agreed!(wanted, SITS)).toBe(true);
  expect(term.agreed!({ ...wanted, asked: true }, SITS)).toBe(false);
  expect(term.agreed!({ ...wanted, drum: true }, SITS)).toBe(false);
});

test('two to eight play; from six on two packs are proposed, and either will do', () => {
  const packs = (count: number): unknown =>
    agreement.of.terms.packs.chosen!({ ...draft, seats: Array.from({ length: count }, () => ({ kind: 'local' })) }, SITS);
  expect([2, 5, 6, 8].map(packs)).toEqual([1, 1, 2, 2]);
  const many = ['Cleo', 'Dag', 'Eva', 'Finn', 'Hedda', 'Ivar'].map((name) => ({ ...PIP, name, shape: undefined }));
  const read = agreement.read(JSON.parse(JSON.stringify(setupFor([ANN, BO, ...many] as never))));
  expect(read?.players).toHaveLength(8);
  expect(agreement.read(JSON.parse(JSON.stringify(setupFor([ANN, BO, ...many, { ...PIP, shape: undefined }] as never))))).toBeNull();
});

test('a character may sit twice once all sit at the table', () => {
  expect(charactersToAdd(['pip', undefined, null])).toEqual(CHARACTERS.filter((one) => one !== 'pip'));
  expect(charactersToAdd([...CHARACTERS, undefined])).toEqual(CHARACTERS);
});

test('rules are told as they are agreed', () => {
  const told = (more: object): string => JSON.stringify(slapjackShell.home.rules(setupFor([ANN, BO], more)));
  expect(told({})).not.toContain('out of turn');
  expect(told({ outOfTurn: true })).toContain('out of turn, but it’s dead');
  expect(told({})).toContain('for 1.2 seconds');
  expect(told({ asked: true })).toContain('No rush');
});
