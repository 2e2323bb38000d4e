import { makeFingerprint, readBrowserTraits } from "./fingerprint.ts";
import { insertRow } from "./insert-row.ts";
import { keepVisit, readVisit, type Visit } from "./kept-visit.ts";
import { kindOfBrowser } from "./kind-of-browser.ts";
import { nameVisitor } from "./name-visitor.ts";

let opening: Promise<Visit> | undefined;

/** The visit of this browser. `isNew` when a session was inserted for it. */
export async function openVisit(isAuthenticated: boolean): Promise<{ visit: Visit; isNew: boolean }> {
  const { visit, salt } = readVisit(Date.now());
  if (visit) {
    const seen = { ...visit, seenAtMs: Date.now() };
    keepVisit(seen);
    return { visit: seen, isNew: false };
  }
  opening ??= insertSession(isAuthenticated, salt).finally(() => {
    opening = undefined;
  });
  return { visit: await opening, isNew: true };
}

async function insertSession(
  isAuthenticated: boolean,
  kept: Pick<Visit, "salt" | "saltEndsAtMs"> | undefined,
): Promise<Visit> {
  const { salt, saltEndsAtMs } = kept ?? (await askForSalt());
  const fingerprint = await makeFingerprint(readBrowserTraits(), salt);
  if (!fingerprint) throw new Error("This page has no secure context, so there is no fingerprint.");
  const row = {
    company: nameVisitor(isAuthenticated),
    domain: location.hostname,
    fingerprint,
    user_agent: kindOfBrowser(navigator.userAgent),
    is_authenticated: isAuthenticated,
  };
  const reply = await insertRow("user_sessions?select=id", row, true);
  if (!reply.ok) throw new Error(`The session was refused with status ${reply.status}.`);
  const { id } = await reply.json();
  const visit = { sessionId: String(id), salt, saltEndsAtMs, seenAtMs: Date.now() };
  keepVisit(visit);
  return visit;
}

async function askForSalt(): Promise<Pick<Visit, "salt" | "saltEndsAtMs">> {
  const reply = await fetch("/api/v1/tracking/salt", { credentials: "omit" });
  if (!reply.ok) throw new Error(`There is no salt: status ${reply.status}.`);
  const { salt, endsAt } = await reply.json();
  return { salt: String(salt), saltEndsAtMs: Date.parse(String(endsAt)) };
}
