// The players' cards of the set-up, as the browser tests use them: whatever has to be unfolded first is.
import { expect, type Page } from './helpers';

type Locator = ReturnType<Page['locator']>;

export const nameOf = (page: Page, seat: number): Locator => page.getByRole('textbox', { name: `Name of player ${seat}`, exact: true });
export const addPerson = (page: Page): Locator => page.getByRole('button', { name: 'Add a person', exact: true });
export const addComputer = (page: Page): Locator => page.getByRole('button', { name: 'Add a computer', exact: true });
/** A word of one of the rows: "To 100" in "Match". */
export const word = (page: Page, row: string, name: string): Locator =>
  page.getByRole('radiogroup', { name: row, exact: true }).getByRole('radio', { name, exact: true });

const card = (page: Page, seat: number): Locator => page.getByRole('listitem').filter({ has: nameOf(page, seat) });

/** Unfolds something of a card, unless it is so already. @param opener the name of the button that does it */
async function unfold(page: Page, seat: number, opener: RegExp): Promise<void> {
  const button = card(page, seat).getByRole('button', { name: opener });
  if (await button.getAttribute('aria-expanded') === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** The faces of a computer's card. */
export async function faces(page: Page, seat: number): Promise<Locator> {
  await unfold(page, seat, /^change player/);
  return page.getByRole('radiogroup', { name: `Player ${seat} is`, exact: true }).getByRole('radio');
}

/** Has a computer play as somebody else. */
export async function chooseCharacter(page: Page, seat: number, name: string): Promise<void> {
  await (await faces(page, seat)).and(page.getByRole('radio', { name: new RegExp(`^${name} –`) })).check();
}

/** A mark to choose on a card. */
export async function markOf(page: Page, seat: number, mark: string): Promise<Locator> {
  await unfold(page, seat, /^Mark for |^Your mark$/);
  return card(page, seat).getByRole('radio', { name: mark, exact: true });
}

/** A clock of a person's own to choose on their card. */
export async function clockOf(page: Page, seat: number, clock: string): Promise<Locator> {
  await unfold(page, seat, / for /);
  return card(page, seat).getByRole('radio', { name: clock, exact: true });
}
