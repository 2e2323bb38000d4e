import type pg from "pg";
import { prepared } from "#platform/server/db/prepared.ts";
import { eventInsertion } from "#platform/server/events/events.repository.ts";
import type { LogScope } from "../../contract/index.ts";

const newestOfAll = `
  select number::float8 as number from audit_events where workspace_id = $1::uuid order by number desc limit 1`;
const newestOfPerson = `
  select number::float8 as number from audit_events where workspace_id = $1::uuid and actor_id = $2::text
  order by number desc limit 1`;

/** The newest number of a log, or of one person's events in it. Zero when it is empty. */
export async function findNewest(
  servicePool: pg.Pool,
  workspaceId: string,
  personId: string | undefined,
): Promise<number> {
  const { rows } = await servicePool.query<{ number: number }>(
    personId === undefined
      ? prepared(newestOfAll, [workspaceId])
      : prepared(newestOfPerson, [workspaceId, personId]),
  );
  return rows[0]?.number ?? 0;
}

/** Tells the open pages of one person that a log has grown. */
export async function announceNewest(
  servicePool: pg.Pool,
  { userId, workspaceId }: { userId: string; workspaceId: string },
  data: { scope: LogScope; newest: number },
): Promise<void> {
  const { text, values } = eventInsertion([{ name: "log.grown", workspaceId, userId, data }]);
  await servicePool.query(text, [...values]);
}
