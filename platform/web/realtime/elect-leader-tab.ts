/** Why a tab leads: it was its turn, it took the turn from one that had fallen silent, or it cannot share. */
export type Turn = "granted" | "taken" | "alone";

export interface Leadership {
  /** Gives the turn, or the place in the line, to the next tab. */
  leave(): void;
  /** Gets into the line again after `leave`. */
  join(): void;
  /** Takes the turn from whoever has it. */
  take(): void;
}

/**
 * Calls `lead` once it is this tab's turn among all tabs of the browser that ask under `name`; one at a time leads.
 * It leads until its signal aborts, and has to end then. Where the browser refuses locks everyone leads alone.
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
        // Another tab believed that this one was dead.
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
