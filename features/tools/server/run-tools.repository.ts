import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Statement } from "#platform/server/db/statement.ts";
import type { OutputTrust, ToolEffect } from "../contract/tool-call.ts";
import type { CatalogueTool } from "./tool.ts";
import type { ToolFacts } from "./tool-facts.ts";

/** A tool as it was when a run began. */
export interface ToolVersion {
  hash: string;
  source: string;
  name: string;
  title: string;
  description: string;
  inputSchema: JsonObject;
  facts: ToolFacts;
  effect: ToolEffect;
  idempotent: boolean;
  outputTrust: OutputTrust;
}

export interface RunOfTools {
  id: string;
  workspace_id: string;
  user_id: string;
  /** Of the server that holds it. */
  fence: number;
}

const insertion = `with versions as (
    insert into tool_versions (workspace_id, hash, source, name, title, description, input_schema, facts, effect,
      is_idempotent, output_trust)
    select $1::uuid, v.* from json_to_recordset($4::json) as v(hash text, source text, name text, title text,
      description text, input_schema json, facts jsonb, effect text, is_idempotent boolean, output_trust text)
    on conflict do nothing)
  insert into run_tools (workspace_id, run_id, user_id, hashes)
  select $1, id, $3::uuid, $5::text[] from runs where id = $2::uuid and workspace_id = $1 and fence = $6::int
  on conflict do nothing`;

/**
 * Stores the current tools of a run, unless some are stored or the fence has moved. Each version is stored once per
 * workspace; `isStored` tells which need not be sent again.
 */
export function runToolsInsertion(
  run: RunOfTools,
  tools: readonly CatalogueTool[],
  isStored: (hash: string) => boolean,
): Statement {
  const versions = tools.filter(({ hash }) => !isStored(hash)).map(versionColumns);
  const hashes = tools.map(({ hash }) => hash);
  return {
    text: insertion,
    values: [run.workspace_id, run.id, run.user_id, JSON.stringify(versions), hashes, run.fence],
  };
}

/** Forgets the tools of a run. Those of its next agent are stored before its next step. */
export async function deleteRunTools(db: Db, run: Pick<RunOfTools, "workspace_id" | "id">): Promise<void> {
  await sql`delete from run_tools where workspace_id = ${run.workspace_id} and run_id = ${run.id}`.execute(
    db,
  );
}

function versionColumns(tool: CatalogueTool) {
  const { hash, source, name, title, description, facts, effect } = tool;
  return {
    ...{ hash, source, name, title, description, facts, effect },
    input_schema: tool.inputSchema,
    is_idempotent: tool.idempotent,
    output_trust: tool.outputTrust,
  };
}

const version = sql`v.hash, v.source, v.name, v.title, v.description, v.input_schema as "inputSchema", v.facts, v.effect,
  v.is_idempotent as idempotent, v.output_trust as "outputTrust"`;

/** The stored tools of the caller's run, by name. Undefined when none were stored. */
export async function findRunTools(db: Db, runId: string): Promise<ToolVersion[] | undefined> {
  const { rows } = await sql<ToolVersion | { hash: null }>`
    select ${version} from run_tools t
    left join tool_versions v on v.workspace_id = t.workspace_id and v.hash = any(t.hashes)
    where t.workspace_id = app.workspace_id() and t.run_id = ${runId} order by v.name`.execute(db);
  return rows.length === 0 ? undefined : rows.filter(isVersion);
}

/** The stored tool of this name. Null when the run has no such tool, undefined when none were stored. */
export async function findRunTool(
  db: Db,
  runId: string,
  name: string,
): Promise<ToolVersion | null | undefined> {
  const { rows } = await sql<ToolVersion | { hash: null }>`
    select ${version} from run_tools t
    left join tool_versions v on v.workspace_id = t.workspace_id and v.hash = any(t.hashes) and v.name = ${name}
    where t.workspace_id = app.workspace_id() and t.run_id = ${runId}`.execute(db);
  const [row] = rows;
  return row && (isVersion(row) ? row : null);
}

function isVersion(row: ToolVersion | { hash: null }): row is ToolVersion {
  return row.hash !== null;
}
