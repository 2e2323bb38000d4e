/** How a tab became leader: in turn, by taking over from a silent one, or because it cannot share. */
export type Turn = "granted" | "taken" | "alone";

export interface Leadership {
  /** Gives up the lead, or the place in the queue. */
  leave(): void;
  /** Queues again after `leave`. */
  join(): void;
  /** Takes the lead from the current leader. */
  take(): void;
}

/**
 * Elects one leader among all tabs that use `name`, and calls `lead` in it. The leader must stop when its
 * signal aborts. Without Web Locks every tab leads alone.
 */
export function electLeaderTab(
  name: string,
  lead: (signal: AbortSignal, turn: Turn) => Promise<void>,
  stopped: AbortSignal,
): Leadership {
  let place: AbortController | undefined;

  const stand = (turn: "granted" | "taken") => {
    if (stopped.aborted) return;
    place?.abort();
    const own = new AbortController();
    place = own;
    const signal = AbortSignal.any([stopped, own.signal]);
    const options = turn === "taken" ? { steal: true } : { signal };
    navigator.locks
      .request(name, options, () => lead(signal, turn))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (!isTaken(error)) return lead(signal, "alone");
        // Another tab took this one for dead.
        stand("granted");
      });
  };

  stand("granted");
  return {
    leave: () => place?.abort(),
    join: () => {
      if (place?.signal.aborted) stand("granted");
    },
    take: () => stand("taken"),
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
