import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface SecurityEventRow {
  id: string;
  act: string;
  outcome: "ok" | "denied" | "failed";
  occurred_at: Date;
}

/** Session refreshes happen without the person. The start of an act adds nothing to its end. */
const told = "^(user|account|session|factor|recovery_codes|passkey|identity)[.]";
const untold = [
  "session.refreshed",
  "user.profile_updated",
  "factor.enrolled",
  "factor.abandoned",
  "factor.challenged",
  "passkey.registration_started",
];

/** Events about the user's own account, newest first; only those before `beforeId` when given. */
export async function listSecurityEventRows(
  db: Db,
  page: { userId: string; beforeId: string | undefined; limit: number },
): Promise<SecurityEventRow[]> {
  const { rows } = await sql<SecurityEventRow>`
    select id, act, occurred_at, coalesce(convert_from(envelope, 'UTF8')::jsonb ->> 'out', 'ok') as outcome
    from audit_events
    where workspace_id = ${page.userId} and actor_id = ${page.userId}
      and act ~ ${told} and act <> all (${untold})
      and (${page.beforeId ?? null}::uuid is null or id < ${page.beforeId ?? null}::uuid)
    order by id desc limit ${page.limit}`.execute(db);
  return rows;
}
