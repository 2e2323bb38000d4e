import type pg from "pg";
import { databaseError } from "../db/database-error.ts";
import { prepared } from "../db/prepared.ts";
import type { ObjectRef } from "./grant.repository.ts";

/** In how many milliseconds the next share of an object ends, by the clock of the database. Undefined: none does. */
export async function msToNextEnd(
  servicePool: pg.Pool,
  { workspaceId, noun, id }: ObjectRef & { workspaceId: string },
): Promise<number | undefined> {
  const { rows } = await servicePool
    .query<{ ms: string | null }>(
      prepared(
        `select extract(epoch from min(expires_at) - clock_timestamp()) * 1000 as ms from grants
         where workspace_id = $1 and object_type = $2 and object_id = $3 and expires_at > clock_timestamp()`,
        [workspaceId, noun, id],
      ),
    )
    .catch((error: unknown) => {
      throw databaseError(error);
    });
  const ms = rows[0]?.ms;
  return ms === null || ms === undefined ? undefined : Number(ms);
}
