/** One thing after the other: what is to be done while something else is being done comes after it. */
export function inTurn(): (act: () => void) => void {
  const todo: (() => void)[] = [];
  let isBusy = false;
  return (act) => {
    todo.push(act);
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = todo.shift(); next; next = todo.shift()) next();
    } finally {
      isBusy = false;
    }
  };
}
