export interface Turns {
  /** Runs `work` when it is its turn; throws what `refuse` throws when too many wait already. */
  take<Result>(work: () => Promise<Result>, refuse: () => never): Promise<Result>;
}

/** Lets `running` work at once and `waiting` wait, in the order in which they came. */
export function atMost(running: number, waiting: number): Turns {
  let taken = 0;
  const queue: (() => void)[] = [];
  return {
    async take(work, refuse) {
      if (taken >= running) {
        if (queue.length >= waiting) refuse();
        await new Promise<void>((resolve) => queue.push(resolve));
      } else taken += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        // The turn goes on to whoever waits, so nobody can come between.
        if (next) next();
        else taken -= 1;
      }
    },
  };
}
