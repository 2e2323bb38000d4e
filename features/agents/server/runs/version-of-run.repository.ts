import type { Pool } from "pg";
import type { VersionRow } from "../versions/version.repository.ts";

/** The version that a run refers to. For background work. */
export async function findVersionOfRun(
  pool: Pool,
  run: { workspace_id: string; agent_version_id: string | null },
): Promise<VersionRow | undefined> {
  const { rows } = await pool.query<VersionRow>(
    "select * from agent_versions where workspace_id = $1 and id = $2",
    [run.workspace_id, run.agent_version_id],
  );
  return rows[0];
}
