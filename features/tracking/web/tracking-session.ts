import { withPublishableKey } from "#platform/web/api/with-publishable-key.ts";
import { dayOf, makeFingerprint, readBrowserTraits } from "./fingerprint.ts";

const idKey = "session_id";
const dayKey = "session_day";

let opening: Promise<string> | undefined;

/** The id of this browser's tracking session of today; the row is inserted when there is none yet. */
export function openTrackingSession(isAuthenticated: boolean): Promise<string> {
  const known = readKept();
  if (known) return Promise.resolve(known);
  opening ??= insertSession(isAuthenticated).finally(() => {
    opening = undefined;
  });
  return opening;
}

/** Forgets an id that the server no longer knows. */
export function forgetTrackingSession(): void {
  memory.clear();
  try {
    localStorage.removeItem(idKey);
    localStorage.removeItem(dayKey);
  } catch {
    // Storage is blocked: it was in memory only.
  }
}

/** Inserts a row of `/rest/v1` as a visitor; answers the reply. */
export function insertRow(path: string, row: object, wantsId: boolean): Promise<Response> {
  return withPublishableKey((key) =>
    fetch(`/rest/v1/${path}`, {
      method: "POST",
      keepalive: true,
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        ...(wantsId
          ? { prefer: "return=representation", accept: "application/vnd.pgrst.object+json" }
          : { prefer: "return=minimal" }),
      },
      body: JSON.stringify(row),
    }),
  );
}

async function insertSession(isAuthenticated: boolean): Promise<string> {
  const day = dayOf(new Date());
  const fingerprint = await makeFingerprint(readBrowserTraits(), day);
  if (!fingerprint) throw new Error("This page has no secure context, so there is no fingerprint.");
  const row = {
    company: siteName,
    domain: location.hostname,
    fingerprint,
    user_agent: navigator.userAgent,
    is_authenticated: isAuthenticated,
  };
  const response = await insertRow("user_sessions?select=id", row, true);
  if (!response.ok) throw new Error(`The session was refused with status ${response.status}.`);
  const { id } = await response.json();
  keep(String(id), day);
  return String(id);
}

const siteName = "Adjutant";
const memory = new Map<string, string>();

function readKept(): string | undefined {
  const isToday = read(dayKey) === dayOf(new Date());
  return isToday ? read(idKey) : undefined;
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

function keep(id: string, day: string): void {
  memory.set(idKey, id).set(dayKey, day);
  try {
    localStorage.setItem(idKey, id);
    localStorage.setItem(dayKey, day);
  } catch {
    // Storage is blocked: this visit keeps it in memory.
  }
}
