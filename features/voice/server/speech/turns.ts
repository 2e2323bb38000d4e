interface Patience {
  /** Throws when too many wait already. */
  refuse: () => never;
  /** Leaves the queue when it aborts; work that has begun has to hear of it itself. */
  signal: AbortSignal;
}

export interface Turns {
  /** Runs `work` when it is its turn; throws what `refuse` throws, or what `signal` was aborted with. */
  take<Result>(work: () => Promise<Result>, patience: Patience): Promise<Result>;
}

/** Lets `running` work at once and `waiting` wait, in the order in which they came. */
export function atMost(running: number, waiting: number): Turns {
  let taken = 0;
  const queue = new Set<() => void>();
  return {
    async take(work, { refuse, signal }) {
      signal.throwIfAborted();
      if (taken >= running) {
        if (queue.size >= waiting) refuse();
        await turnIn(queue, signal);
      } else taken += 1;
      try {
        return await work();
      } finally {
        const [next] = queue;
        // The turn goes on to whoever waits, so nobody can come between.
        if (next) next();
        else taken -= 1;
      }
    },
  };
}

function turnIn(queue: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      queue.delete(begin);
      reject(signal.reason);
    };
    const begin = () => {
      queue.delete(begin);
      signal.removeEventListener("abort", leave);
      resolve();
    };
    queue.add(begin);
    signal.addEventListener("abort", leave, { once: true });
  });
}
