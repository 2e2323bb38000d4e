import type { Logger } from "../log.ts";

const pauseMs = 60_000;

interface Kind {
  loggedMs: number;
  unsaid: number;
}

/**
 * Logs failures of pg-boss, at most one of each kind a minute: while the database is down, each of its parts
 * reports several times a second. Each line counts the suppressed ones.
 */
export function logSeldom(log: Logger, nowMs: () => number = () => performance.now()) {
  const kinds = new Map<string, Kind>();
  return (failure: unknown): void => {
    const err = asError(failure);
    const known = kinds.get(kindOf(err));
    if (known && nowMs() - known.loggedMs < pauseMs) {
      known.unsaid += 1;
      return;
    }
    forgetBefore(kinds, nowMs() - 10 * pauseMs);
    kinds.set(kindOf(err), { loggedMs: nowMs(), unsaid: 0 });
    log.warn({ err, ...(known?.unsaid ? { unsaid: known.unsaid } : {}) }, "jobs");
  };
}

/** Messages contain varying names and numbers. All errors with the same code count as one kind. */
function kindOf(error: Error): string {
  return "code" in error ? String(error.code) : error.message;
}

/** pg-boss copies an error's properties into a plain object. The logger's redaction needs a real Error. */
function asError(failure: unknown): Error {
  if (failure instanceof Error) return failure;
  const error = new Error(messageOf(failure));
  return typeof failure === "object" ? Object.assign(error, failure) : error;
}

function messageOf(failure: unknown): string {
  const isNamed = typeof failure === "object" && failure !== null && "message" in failure;
  return isNamed ? String(failure.message) : "The job library failed without saying why.";
}

function forgetBefore(kinds: Map<string, Kind>, beforeMs: number): void {
  for (const [kind, { loggedMs }] of kinds) if (loggedMs < beforeMs) kinds.delete(kind);
}
