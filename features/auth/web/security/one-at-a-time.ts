/** Returns a function that runs acts in the order of its calls, each after the end of the one before. */
export function oneAtATime(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const result = last.then(act);
    last = result.catch(() => undefined);
    return result;
  };
}
