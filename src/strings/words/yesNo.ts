/** How a message is told whether something is so: Fluent chooses by words. */
export type YesNo = 'yes' | 'no';

export function yesNo(is: boolean): YesNo {
  return is ? 'yes' : 'no';
}
