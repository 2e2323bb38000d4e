import type { JsonObject } from "#platform/contract/json.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";

interface SampleVisit {
  fingerprint?: string;
  userAgent?: string;
  at?: Date;
}

interface SampleEvent {
  type?: string;
  route?: string;
  metadata?: JsonObject;
  at?: Date;
}

type Looking = Pick<TestServer, "look">;

export const desktopChrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Deletes all visits and counts. */
export async function emptyTracking({ look }: Looking): Promise<void> {
  await look(`truncate user_sessions, user_events, uncounted_sessions, uncounted_events, uncounted_steps,
    analytics_counts, analytics_vitals, analytics_visitors, analytics_steps, analytics_measurements`);
}

/** Inserts a session, possibly of another day. Returns its id. */
export async function addVisit({ look }: Looking, visit: SampleVisit = {}): Promise<string> {
  const { fingerprint = "0123456789ab", userAgent = desktopChrome, at = new Date() } = visit;
  const [row] = await look<{ id: string }>(
    `insert into user_sessions (company, domain, fingerprint, user_agent, created_at)
     values ('Adjutant', 'localhost', $1, $2, $3) returning id`,
    [fingerprint, userAgent, at],
  );
  return row?.id ?? "";
}

export async function addEvent({ look }: Looking, sessionId: string, event: SampleEvent = {}): Promise<void> {
  const { type = "page_view", route = "/", metadata = {}, at = new Date() } = event;
  await look(
    "insert into user_events (session_id, event_type, route, metadata, created_at) values ($1, $2, $3, $4, $5)",
    [sessionId, type, route, metadata, at],
  );
}
