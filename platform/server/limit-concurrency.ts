/** Runs at most `most` works at a time; the others wait and begin in the order in which they came. */
export function limitConcurrency(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever is next takes over the place.
      if (next) next();
      else running -= 1;
    }
  };
}
