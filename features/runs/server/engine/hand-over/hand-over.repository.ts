import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { HandOver } from "../../hand-over.ts";
import type { RunRow } from "../../run.repository.ts";

/** Stores the next agent of a run. */
export async function updateAgentOfRun(
  db: Db,
  { workspace_id, id }: Pick<RunRow, "workspace_id" | "id">,
  handOver: HandOver,
): Promise<RunRow> {
  const { rows } = await sql<RunRow>`
    update runs set agent_version_id = ${handOver.to.versionId},
      hand_overs = hand_overs || ${JSON.stringify([handOver])}::jsonb
    where workspace_id = ${workspace_id} and id = ${id} returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The run is gone.");
  return row;
}
