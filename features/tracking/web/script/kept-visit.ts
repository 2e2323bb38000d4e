/** What a browser keeps of its visit, until the day of the salt is over. */
export interface Visit {
  sessionId: string;
  /** Made of the fingerprint's traits together with this. */
  salt: string;
  saltEndsAtMs: number;
  /** When the last event was sent: a visit ends half an hour later. */
  seenAtMs: number;
}

const idKey = "session_id";
const visitKey = "session_visit";
const silenceMs = 30 * 60_000;
let inMemory: Visit | undefined;

/** The visit that goes on; of one that is over, only the salt is of use. */
export function readVisit(nowMs: number): { visit?: Visit; salt?: Pick<Visit, "salt" | "saltEndsAtMs"> } {
  const kept = readKept();
  if (!kept || nowMs >= kept.saltEndsAtMs) return {};
  return nowMs - kept.seenAtMs < silenceMs ? { visit: kept, salt: kept } : { salt: kept };
}

export function keepVisit(visit: Visit): void {
  inMemory = visit;
  const { sessionId, ...rest } = visit;
  try {
    localStorage.setItem(idKey, sessionId);
    localStorage.setItem(visitKey, JSON.stringify(rest));
  } catch {
    // Storage is blocked: this page keeps it in memory.
  }
}

/** Leaves nothing behind: for a session that the server no longer knows, and for who is not to be tracked. */
export function forgetVisit(): void {
  inMemory = undefined;
  try {
    localStorage.removeItem(idKey);
    localStorage.removeItem(visitKey);
  } catch {
    // Storage is blocked: nothing is in it.
  }
}

/** Another tab may have begun a newer visit: storage comes first. */
function readKept(): Visit | undefined {
  try {
    const sessionId = localStorage.getItem(idKey);
    const rest: unknown = JSON.parse(localStorage.getItem(visitKey) ?? "null");
    return sessionId && isRest(rest) ? { sessionId, ...rest } : inMemory;
  } catch {
    return inMemory;
  }
}

function isRest(value: unknown): value is Omit<Visit, "sessionId"> {
  if (typeof value !== "object" || value === null) return false;
  const { salt, saltEndsAtMs, seenAtMs } = value as Record<string, unknown>;
  return typeof salt === "string" && typeof saltEndsAtMs === "number" && typeof seenAtMs === "number";
}
