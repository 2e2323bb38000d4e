/** Lets at most `count` deliveries of this process run at once; the others wait in the order they came. */
export function createSlots(count: number): <Result>(perform: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (perform) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await perform();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
