import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import type { AgentContent } from "../../contract/index.ts";
import type { TextAuthor } from "./text-author.ts";

export interface VersionRow extends TextAuthor {
  workspace_id: string;
  id: string;
  agent_id: string;
  state: "draft" | "published" | "superseded";
  /** Null: a draft, or one that was only tested. */
  number: number | null;
  content: AgentContent;
  saved_by: string | null;
  saved_at: Date;
  published_by: string | null;
  published_at: Date | null;
  rolled_back_to: number | null;
  /** What its publisher said about it. */
  note: string | null;
}

type NewVersion = Pick<VersionRow, "id" | "agent_id" | "state" | "content" | "saved_by"> &
  TextAuthor &
  Partial<Pick<VersionRow, "number" | "published_by" | "published_at" | "rolled_back_to">>;

export async function insertVersion(db: Db, version: NewVersion): Promise<VersionRow> {
  const { id, agent_id, state, content, saved_by, text_integrity, written_by } = version;
  const { number = null, published_by = null, published_at = null, rolled_back_to = null } = version;
  const { rows } = await sql<VersionRow>`
    insert into agent_versions (workspace_id, id, agent_id, state, content, saved_by, text_integrity, written_by,
      number, published_by, published_at, rolled_back_to)
    values (app.workspace_id(), ${id}, ${agent_id}, ${state}, ${JSON.stringify(content)}::jsonb, ${saved_by},
      ${text_integrity}, ${written_by}, ${number}, ${published_by}, ${published_at}, ${rolled_back_to})
    returning *`.execute(db);
  return stored(rows[0]);
}

export async function getDraft(db: Db, agentId: string): Promise<VersionRow> {
  const { rows } = await sql<VersionRow>`${ofAgent(agentId)} and state = 'draft'`.execute(db);
  return stored(rows[0]);
}

export async function findPublished(db: Db, agentId: string): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`${ofAgent(agentId)} and state = 'published'`.execute(db);
  return rows[0];
}

export async function findVersion(db: Db, agentId: string, number: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`${ofAgent(agentId)} and number = ${number}`.execute(db);
  return rows[0];
}

/** The published versions, newest first, below `before`. */
export async function listVersions(
  db: Db,
  { agentId, before, limit }: { agentId: string; before: number | null; limit: number },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    ${ofAgent(agentId)} and number is not null and (${before}::int is null or number < ${before}::int)
    order by number desc limit ${limit}`.execute(db);
  return rows;
}

/** Replaces the content of a draft that no run has used. */
export async function updateDraftContent(
  db: Db,
  draft: Pick<VersionRow, "id" | "content" | "saved_by" | "saved_at"> & TextAuthor,
): Promise<VersionRow> {
  const { id, content, saved_by, saved_at, text_integrity, written_by } = draft;
  const { rows } = await sql<VersionRow>`
    update agent_versions set content = ${JSON.stringify(content)}::jsonb, saved_by = ${saved_by},
      saved_at = ${saved_at}, text_integrity = ${text_integrity}, written_by = ${written_by}
    where workspace_id = app.workspace_id() and id = ${id} and state = 'draft' returning *`.execute(db);
  return stored(rows[0]);
}

/** Ends the draft or the published version of an agent. */
export async function supersede(db: Db, agentId: string, state: "draft" | "published"): Promise<void> {
  await sql`
    update agent_versions set state = 'superseded'
    where workspace_id = app.workspace_id() and agent_id = ${agentId} and state = ${state}`.execute(db);
}

interface PublishedDraft {
  agentId: string;
  number: number;
  by: string;
  now: Date;
  note: string | null;
}

/** The draft becomes the published version with this number. */
export async function publishDraft(
  db: Db,
  { agentId, number, by, now, note }: PublishedDraft,
): Promise<VersionRow> {
  const { rows } = await sql<VersionRow>`
    update agent_versions set state = 'published', number = ${number}, published_by = ${by}, published_at = ${now},
      note = ${note}
    where workspace_id = app.workspace_id() and agent_id = ${agentId} and state = 'draft' returning *`.execute(
    db,
  );
  return stored(rows[0]);
}

/** Whether a run of anybody refers to it. As the service, because people see only their own runs. */
export async function isUsedByRun(db: Db, { workspace_id, id }: VersionRow): Promise<boolean> {
  const { rows } = await executeAsService(
    db,
    "select 1 from runs where workspace_id = $1 and agent_version_id = $2 limit 1",
    [workspace_id, id],
  );
  return rows.length > 0;
}

function ofAgent(agentId: string) {
  return sql`select * from agent_versions where workspace_id = app.workspace_id() and agent_id = ${agentId}`;
}

function stored(row: VersionRow | undefined): VersionRow {
  if (!row) throw new Error("The version is gone.");
  return row;
}
