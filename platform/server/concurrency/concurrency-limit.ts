interface Patience {
  /** Throws when the queue is full or the wait too long. */
  refuse: () => never;
  /** Leaves the queue when it aborts. Running work must watch the signal itself. */
  signal: AbortSignal;
}

export interface ConcurrencyLimit {
  /** Runs `work` in its turn. Throws what `refuse` throws, or the abort reason of `signal`. */
  take<Result>(work: () => Promise<Result>, patience: Patience): Promise<Result>;
}

/** A person has given up by then. */
const longestWaitMs = 20_000;

/** Runs `running` works at a time. Up to `waiting` others queue in order, for at most `waitMs`. */
export function concurrencyLimit(running: number, waiting: number, waitMs = longestWaitMs): ConcurrencyLimit {
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
        // The turn passes directly to the next in the queue, so nobody can overtake.
        if (next) next();
        else taken -= 1;
      }
    },
  };
}

/** Whether the turn came in time. Throws the abort reason of `signal`. */
function isTurnIn(
  queue: Set<() => void>,
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // Synchronous: a turn given to an abandoned request would be lost.
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
