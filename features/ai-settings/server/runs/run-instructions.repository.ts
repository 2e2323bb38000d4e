import { sql } from "kysely";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Statement } from "#platform/server/db/statement.ts";
import type { Version } from "../read-ai-settings.ts";

export interface RunOfInstructions {
  id: string;
  workspace_id: string;
  user_id: string;
  /** Of the server that holds it. */
  fence: number;
}

export interface KeptInstructions {
  installation: Version | null;
  workspace: Version | null;
}

const insertion = `
  insert into run_instructions (workspace_id, run_id, user_id, installation_number, workspace_number)
  select $1::uuid, id, $3::uuid, $4::int, $5::int from runs
  where id = $2::uuid and workspace_id = $1 and fence = $6::int
  on conflict do nothing`;

/** Journals the versions of a run, unless some are stored or the fence has moved. For background work. */
export function runInstructionsInsertion(
  run: RunOfInstructions,
  numbers: { installation: number | null; workspace: number | null },
): Statement {
  return {
    text: insertion,
    values: [run.workspace_id, run.id, run.user_id, numbers.installation, numbers.workspace, run.fence],
  };
}

/** The versions that a run began with. Undefined when none were journalled. Read by the system. */
export async function findRunInstructions(
  db: Db,
  run: Pick<RunOfInstructions, "id" | "workspace_id">,
): Promise<KeptInstructions | undefined> {
  const version = (alias: string) => sql`case when ${sql.ref(`${alias}.number`)} is null then null
    else json_build_object('number', ${sql.ref(`${alias}.number`)}, 'text', ${sql.ref(`${alias}.text`)}) end`;
  const { rows } = await sql<KeptInstructions>`
    select ${version("i")} as installation, ${version("w")} as workspace
    from run_instructions r
    left join instruction_versions i on i.workspace_id = ${installationWorkspaceId} and i.number = r.installation_number
    left join instruction_versions w on w.workspace_id = r.workspace_id and w.number = r.workspace_number
    where r.workspace_id = ${run.workspace_id} and r.run_id = ${run.id}`.execute(db);
  return rows[0];
}

/** The numbers in a run's journal, as its person may read them. */
export async function findRunInstructionNumbers(
  db: Db,
  runId: string,
): Promise<{ installation: number | null; workspace: number | null } | undefined> {
  const { rows } = await sql<{ installation: number | null; workspace: number | null }>`
    select installation_number as installation, workspace_number as workspace from run_instructions
    where workspace_id = app.workspace_id() and run_id = ${runId}`.execute(db);
  return rows[0];
}
