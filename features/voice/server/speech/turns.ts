interface Patience {
  /** Throws when too many wait already, or this has waited for too long. */
  refuse: () => never;
  /** Leaves the queue when it aborts; work that has begun has to hear of it itself. */
  signal: AbortSignal;
}

export interface Turns {
  /** Runs `work` when it is its turn; throws what `refuse` throws, or what `signal` was aborted with. */
  take<Result>(work: () => Promise<Result>, patience: Patience): Promise<Result>;
}

/** Whoever speaks or listens has given up by then. */
const longestWaitMs = 20_000;

/** Lets `running` work at once and `waiting` wait for `waitMs`, in the order in which they came. */
export function atMost(running: number, waiting: number, waitMs = longestWaitMs): Turns {
  let taken = 0;
  const queue = new Set<() => void>();
  return {
    async take(work, { refuse, signal }) {
      signal.throwIfAborted();
      if (taken >= running) {
        if (queue.size >= waiting) refuse();
        if (!(await isTurnIn(queue, { waitMs, signal }))) refuse();
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

/** Whether the turn came in time; throws what `signal` was aborted with. */
function isTurnIn(
  queue: Set<() => void>,
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // At once, not a moment later: a turn that is given to whoever left is lost.
    const leaving = (settle: () => void) => () => {
      queue.delete(begin);
      clearTimeout(deadline);
      signal.removeEventListener("abort", cancel);
      settle();
    };
    const begin = leaving(() => resolve(true));
    const cancel = leaving(() => reject(signal.reason));
    const deadline = setTimeout(
      leaving(() => resolve(false)),
      waitMs,
    );
    queue.add(begin);
    signal.addEventListener("abort", cancel, { once: true });
  });
}
