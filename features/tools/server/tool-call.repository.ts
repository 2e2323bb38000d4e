import { sql } from "kysely";
import type { Json } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { OutputTrust, ToolCallStatus, ToolEffect, ToolSource } from "../contract/tool-call.ts";

export interface ToolCallRow {
  id: string;
  workspace_id: string;
  run_id: string;
  step_id: string;
  conversation_id: string | null;
  user_id: string;
  tool_name: string;
  input: Json;
  effect: ToolEffect;
  output_trust: OutputTrust;
  status: ToolCallStatus;
  attempt: number;
  /** What the model reads, and the figures behind it; null until the tool call succeeded. */
  output: { content: string; data: Json } | null;
  summary: string;
  sources: ToolSource[];
  error_code: string | null;
  error_message: string | null;
  started_at: Date | null;
  finished_at: Date | null;
}

export type NewToolCall = Pick<
  ToolCallRow,
  | "id"
  | "workspace_id"
  | "run_id"
  | "step_id"
  | "conversation_id"
  | "user_id"
  | "tool_name"
  | "input"
  | "effect"
  | "output_trust"
>;

/** Journals a tool call before it is tried. */
export async function insertExecutingToolCall(db: Db, row: NewToolCall, at: Date): Promise<ToolCallRow> {
  const { rows } = await sql<ToolCallRow>`
    insert into tool_calls (id, workspace_id, run_id, step_id, conversation_id, user_id, tool_name, input,
      effect, output_trust, status, started_at)
    values (${row.id}, ${row.workspace_id}, ${row.run_id}, ${row.step_id}, ${row.conversation_id}, ${row.user_id},
      ${row.tool_name}, ${JSON.stringify(row.input)}::jsonb, ${row.effect}, ${row.output_trust}, 'executing', ${at})
    returning *`.execute(db);
  return only(rows);
}

/** Journals a tool call that is not carried out, with what the model and the person read about it. */
export async function insertDeniedToolCall(
  db: Db,
  row: NewToolCall,
  refusal: { code: string; message: string; summary: string },
  at: Date,
): Promise<ToolCallRow> {
  const { rows } = await sql<ToolCallRow>`
    insert into tool_calls (id, workspace_id, run_id, step_id, conversation_id, user_id, tool_name, input,
      effect, output_trust, status, summary, error_code, error_message, finished_at)
    values (${row.id}, ${row.workspace_id}, ${row.run_id}, ${row.step_id}, ${row.conversation_id}, ${row.user_id},
      ${row.tool_name}, ${JSON.stringify(row.input)}::jsonb, ${row.effect}, ${row.output_trust}, 'denied',
      ${refusal.summary}, ${refusal.code}, ${refusal.message}, ${at})
    returning *`.execute(db);
  return only(rows);
}

/** The row, locked until the transaction ends. */
export async function findToolCallForUpdate(db: Db, id: string): Promise<ToolCallRow | undefined> {
  const { rows } = await sql<ToolCallRow>`
    select * from tool_calls where workspace_id = app.workspace_id() and id = ${id} for update`.execute(db);
  return rows[0];
}

export async function findToolCallById(db: Db, id: string): Promise<ToolCallRow | undefined> {
  const { rows } = await sql<ToolCallRow>`
    select * from tool_calls where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  return rows[0];
}

/** Begins another attempt at a tool call whose last one was lost. */
export async function restartToolCall(db: Db, id: string, at: Date): Promise<ToolCallRow> {
  const { rows } = await sql<ToolCallRow>`
    update tool_calls set attempt = attempt + 1, started_at = ${at}
    where workspace_id = app.workspace_id() and id = ${id} returning *`.execute(db);
  return only(rows);
}

export type Outcome = Pick<
  ToolCallRow,
  "status" | "output" | "summary" | "sources" | "error_code" | "error_message"
> &
  Partial<Pick<ToolCallRow, "output_trust">>;

/** Stores how `attempt` ended; absent when another attempt has taken over or stored its end. */
export async function storeOutcome(
  db: Db,
  id: string,
  attempt: number,
  outcome: Outcome,
  at: Date,
): Promise<ToolCallRow | undefined> {
  const { rows } = await sql<ToolCallRow>`
    update tool_calls set status = ${outcome.status}, output = ${jsonOrNull(outcome.output)}::jsonb,
      summary = ${outcome.summary}, sources = ${JSON.stringify(outcome.sources)}::jsonb,
      output_trust = coalesce(${outcome.output_trust ?? null}, output_trust),
      error_code = ${outcome.error_code}, error_message = ${outcome.error_message}, finished_at = ${at}
    where workspace_id = app.workspace_id() and id = ${id} and attempt = ${attempt} and status = 'executing'
    returning *`.execute(db);
  return rows[0];
}

/** How many tool calls of a conversation were deleted. */
export async function deleteToolCallsOf(
  db: Db,
  workspaceId: string,
  conversationId: string,
): Promise<number> {
  const result = await sql`
    delete from tool_calls
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId}`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

function jsonOrNull(value: Json): string | null {
  return value === null ? null : JSON.stringify(value);
}

function only(rows: ToolCallRow[]): ToolCallRow {
  const [row] = rows;
  if (!row) throw new Error("The tool call was not stored.");
  return row;
}

/** The tool calls of a run, oldest first. */
export async function listToolCalls(db: Db, workspaceId: string, runId: string): Promise<ToolCallRow[]> {
  const { rows } = await sql<ToolCallRow>`
    select * from tool_calls where workspace_id = ${workspaceId} and run_id = ${runId} order by id limit 1000`.execute(
    db,
  );
  return rows;
}
