/** A browser's stored visit, valid until the end of the salt's day. */
export interface Visit {
  sessionId: string;
  /** Hashed together with the fingerprint's traits. */
  salt: string;
  saltEndsAtMs: number;
  /** Time of the last event. The visit ends half an hour later. */
  seenAtMs: number;
}

const idKey = "session_id";
const visitKey = "session_visit";
const silenceMs = 30 * 60_000;
let inMemory: Visit | undefined;

/** The current visit. Of an expired one, only the salt. */
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

/** Deletes the visit, for a session unknown to the server or a person who must not be tracked. */
export function forgetVisit(): void {
  inMemory = undefined;
  try {
    localStorage.removeItem(idKey);
    localStorage.removeItem(visitKey);
  } catch {
    // Storage is blocked, so it is empty.
  }
}

/** Storage takes precedence, because another tab may have started a newer visit. */
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
