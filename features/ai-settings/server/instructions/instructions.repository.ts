import { sql } from "kysely";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Who the instructions are for: a workspace, or the installation under its own id. */
export interface InstructionRow {
  workspace_id: string;
  number: number;
  text: string;
  restored_from: number | null;
  author: string | null;
  created_at: Date;
}

const columns = sql`v.workspace_id, v.number, v.text, v.restored_from, v.created_at,
  app.name_of_person(v.created_by) as author`;

/** Serializes changes to the instructions of one workspace until the transaction ends. */
export async function lockInstructions(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('instructions'), hashtext(${workspaceId}))`.execute(db);
}

export async function findCurrentInstructions(
  db: Db,
  workspaceId: string,
): Promise<InstructionRow | undefined> {
  return (await listInstructionRows(db, workspaceId, { limit: 1 }))[0];
}

/** Newest first, those below version `before` only. */
export async function listInstructionRows(
  db: Db,
  workspaceId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<InstructionRow[]> {
  const { rows } = await sql<InstructionRow>`
    select ${columns} from instruction_versions v
    where v.workspace_id = ${workspaceId} and (${before ?? null}::integer is null or v.number < ${before ?? null}::integer)
    order by v.number desc limit ${limit}`.execute(db);
  return rows;
}

export async function findInstructions(
  db: Db,
  workspaceId: string,
  number: number,
): Promise<InstructionRow | undefined> {
  const { rows } = await sql<InstructionRow>`
    select ${columns} from instruction_versions v
    where v.workspace_id = ${workspaceId} and v.number = ${number}`.execute(db);
  return rows[0];
}

export async function insertInstructions(
  db: Db,
  row: Pick<InstructionRow, "workspace_id" | "number" | "text" | "restored_from" | "created_at"> & {
    created_by: string | null;
  },
): Promise<InstructionRow> {
  const { rows } = await sql<InstructionRow>`
    insert into instruction_versions as v (workspace_id, number, text, restored_from, created_by, created_at)
    values (${row.workspace_id}, ${row.number}, ${row.text}, ${row.restored_from}, ${row.created_by}, ${row.created_at})
    returning ${columns}`.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error("The instructions were not stored.");
  return stored;
}

/** The current versions of the installation and of one workspace. */
export async function listInstructionsInForce(
  db: Db,
  workspaceId: string,
): Promise<Pick<InstructionRow, "workspace_id" | "number" | "text">[]> {
  const { rows } = await sql<Pick<InstructionRow, "workspace_id" | "number" | "text">>`
    select distinct on (workspace_id) workspace_id, number, text from instruction_versions
    where workspace_id in (${installationWorkspaceId}, ${workspaceId})
    order by workspace_id, number desc`.execute(db);
  return rows;
}
