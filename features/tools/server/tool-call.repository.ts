import { sql } from "kysely";
import type { Json } from "#platform/contract/json.ts";
import { type Integrity, joinLabels, type Label, systemLabel } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { OutputTrust, ToolCallStatus, ToolEffect, ToolSource } from "../contract/tool-call.ts";
import type { StoredDecision } from "./decision.ts";
import { labelOfRefusal, type Refusal } from "./refusal.ts";

export interface ToolCallRow {
  id: string;
  workspace_id: string;
  run_id: string;
  step_id: string;
  conversation_id: string | null;
  user_id: string;
  tool_name: string;
  /** The tool as it was at the call. All null when it does not exist. */
  tool_title: string | null;
  tool_source: string | null;
  tool_hash: string | null;
  /** Why the call was allowed, asked about or denied. Null when no decision was needed. */
  decision: StoredDecision | null;
  input: Json;
  effect: ToolEffect;
  output_trust: OutputTrust;
  /** The label of the call: of everything the model saw. */
  integrity: Integrity;
  readers: string[];
  /** The label of the result. Null until there is one. It includes that of the call. */
  result_integrity: Integrity | null;
  result_readers: string[] | null;
  /** The readers of what the tool itself gave back, without those of the call. Null for older calls. */
  output_readers: string[] | null;
  status: ToolCallStatus;
  attempt: number;
  /** What the model reads, and the data behind it. Null until the call succeeded. */
  output: { content: string; data: Json } | null;
  summary: string;
  sources: ToolSource[];
  error_code: string | null;
  error_message: string | null;
  started_at: Date | null;
  finished_at: Date | null;
  /** What was carried out instead of `input`. Null when a person changed nothing. */
  approved_input: Json;
  undone_at: Date | null;
  undo_summary: string | null;
  /** The reader cannot read a collection that the result came from, so `output` is null. */
  isWithheld?: boolean;
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
  | "tool_title"
  | "tool_source"
  | "tool_hash"
  | "decision"
  | "input"
  | "effect"
  | "output_trust"
  | "integrity"
  | "readers"
>;

/** Journals a tool call before its execution: as begun, or as proposed without `startedAt`. */
export async function insertToolCall(db: Db, row: NewToolCall, startedAt: Date | null): Promise<ToolCallRow> {
  const { rows } = await sql<ToolCallRow>`
    insert into tool_calls (${newColumns}, status, started_at)
    values (${newValues(row)}, ${startedAt ? "executing" : "proposed"}, ${startedAt})
    returning *`.execute(db);
  return only(rows);
}

/** Journals a refused tool call, with the texts for model and person. */
export async function insertDeniedToolCall(
  db: Db,
  row: NewToolCall,
  refusal: Refusal,
  at: Date,
): Promise<ToolCallRow> {
  const { integrity, readers } = labelOfRefusal(refusal, row);
  const { rows } = await sql<ToolCallRow>`
    insert into tool_calls (${newColumns}, result_integrity, result_readers, output_readers, status, summary,
      error_code, error_message, finished_at)
    values (${newValues(row)}, ${integrity}, ${readers}::text[], ${refusal.label?.readers ?? []}::text[],
      ${endOf(refusal)}, ${refusal.summary}, ${refusal.code}, ${refusal.message}, ${at})
    returning *`.execute(db);
  return only(rows);
}

const newColumns = sql`id, workspace_id, run_id, step_id, conversation_id, user_id, tool_name, tool_title,
  tool_source, tool_hash, decision, input, effect, output_trust, integrity, readers`;

function newValues(row: NewToolCall) {
  return sql`${row.id}, ${row.workspace_id}, ${row.run_id}, ${row.step_id}, ${row.conversation_id}, ${row.user_id},
    ${row.tool_name}, ${row.tool_title}, ${row.tool_source}, ${row.tool_hash}, ${jsonOrNull(row.decision)}::jsonb,
    ${JSON.stringify(row.input)}::jsonb, ${row.effect}, ${row.output_trust}, ${row.integrity}, ${row.readers}::text[]`;
}

/** Begins a proposed tool call. */
export async function beginToolCall(
  db: Db,
  { id, decision, approvedInput }: { id: string; decision: StoredDecision | null; approvedInput: Json },
  at: Date,
): Promise<ToolCallRow> {
  const { rows } = await sql<ToolCallRow>`
    update tool_calls set status = 'executing', decision = ${jsonOrNull(decision)}::jsonb, started_at = ${at},
      approved_input = ${jsonOrNull(approvedInput)}::jsonb
    where workspace_id = app.workspace_id() and id = ${id} and status = 'proposed' returning *`.execute(db);
  return only(rows);
}

/** Denies a tool call that was proposed or whose attempt was lost. */
export async function denyOpenToolCall(
  db: Db,
  call: Pick<ToolCallRow, "id" | "integrity" | "readers">,
  refusal: Refusal,
  decision: StoredDecision | null,
  at: Date,
): Promise<ToolCallRow> {
  const { rows } = await sql<ToolCallRow>`
    update tool_calls set status = ${endOf(refusal)}, decision = coalesce(${jsonOrNull(decision)}::jsonb, decision),
      ${deniedWith(refusal, labelOfRefusal(refusal, call), at)}
    where workspace_id = app.workspace_id() and id = ${call.id} and status in ('proposed', 'executing')
    returning *`.execute(db);
  return only(rows);
}

/** Denies all proposed tool calls of a run, in the product's own words. */
export async function denyProposedToolCalls(
  db: Db,
  run: { workspace_id: string; id: string },
  refusal: Omit<Refusal, "label">,
  at: Date,
): Promise<ToolCallRow[]> {
  const { rows } = await sql<ToolCallRow>`
    update tool_calls set status = ${endOf(refusal)}, ${deniedWith(refusal, systemLabel, at)}
    where workspace_id = ${run.workspace_id} and run_id = ${run.id} and status = 'proposed' returning *`.execute(
    db,
  );
  return rows;
}

/** The status of a call that is not executed, or not any more. */
export function endOf({ isStop }: Refusal): "denied" | "stopped" {
  return isStop ? "stopped" : "denied";
}

function deniedWith(refusal: Refusal, { integrity, readers }: Label, at: Date) {
  return sql`summary = ${refusal.summary}, error_code = ${refusal.code}, error_message = ${refusal.message},
    result_integrity = ${integrity}, result_readers = ${readers}::text[],
    output_readers = ${refusal.label?.readers ?? []}::text[], finished_at = ${at}`;
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

/** Begins another attempt of a tool call whose last one was lost. */
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
  Partial<Pick<ToolCallRow, "output_trust">> & {
    /** The label of the output, without the input's. */
    label: Label;
  };

/**
 * Stores the outcome of an attempt. The result's label includes the input's. Returns undefined when another
 * attempt has taken over or ended.
 */
export async function storeOutcome(
  db: Db,
  call: Pick<ToolCallRow, "id" | "attempt" | "integrity" | "readers">,
  outcome: Outcome,
  at: Date,
): Promise<ToolCallRow | undefined> {
  const { integrity, readers } = joinLabels([call, outcome.label]);
  const { rows } = await sql<ToolCallRow>`
    update tool_calls set status = ${outcome.status}, output = ${jsonOrNull(outcome.output)}::jsonb,
      summary = ${outcome.summary}, sources = ${JSON.stringify(outcome.sources)}::jsonb,
      output_trust = coalesce(${outcome.output_trust ?? null}, output_trust),
      result_integrity = ${integrity}, result_readers = ${readers}::text[],
      output_readers = ${outcome.label.readers}::text[], error_code = ${outcome.error_code}, error_message = ${outcome.error_message}, finished_at = ${at}
    where workspace_id = app.workspace_id() and id = ${call.id} and attempt = ${call.attempt} and status = 'executing'
    returning *`.execute(db);
  return rows[0];
}

/** Stores that a call was taken back. */
export async function storeUndone(db: Db, id: string, summary: string, at: Date): Promise<void> {
  await sql`
    update tool_calls set undone_at = ${at}, undone_by = auth.uid(), undo_summary = ${summary}
    where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}

/** Deletes the tool calls of a conversation. Returns the number. */
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

function jsonOrNull(value: object | Json): string | null {
  return value === null ? null : JSON.stringify(value);
}

function only(rows: ToolCallRow[]): ToolCallRow {
  const [row] = rows;
  if (!row) throw new Error("The tool call was not stored.");
  return row;
}

/** Up to 1,000 tool calls of a run, oldest first. */
export async function listToolCalls(db: Db, workspaceId: string, runId: string): Promise<ToolCallRow[]> {
  const { rows } = await sql<ToolCallRow>`
    select * from tool_calls where workspace_id = ${workspaceId} and run_id = ${runId} order by id limit 1000`.execute(
    db,
  );
  return rows;
}

/** The tool calls with these ids that the caller may read. */
export async function listToolCallsOf(db: Db, ids: readonly string[]): Promise<ToolCallRow[]> {
  const { rows } = await sql<ToolCallRow>`
    select * from tool_calls where workspace_id = app.workspace_id() and id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** The title of the tool that each of these runs of the caller uses right now; of several, the one that began last. */
export async function listExecutingTools(db: Db, runIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ runId: string; title: string }>`
    select distinct on (run_id) run_id as "runId", coalesce(tool_title, tool_name) as title from tool_calls
    where workspace_id = app.workspace_id() and run_id = any(${[...runIds]}::uuid[]) and status = 'executing'
    order by run_id, id desc`.execute(db);
  return new Map(rows.map(({ runId, title }) => [runId, title]));
}

/** The newest 1,000 calls of a tool that a decision allowed, in a conversation or in a run without one. */
export async function listAllowedToolCalls(
  db: Db,
  { conversationId, runId, toolName }: { conversationId: string | null; runId: string; toolName: string },
): Promise<Pick<ToolCallRow, "run_id" | "input" | "decision">[]> {
  const place = conversationId ? sql`conversation_id = ${conversationId}` : sql`run_id = ${runId}`;
  const { rows } = await sql<Pick<ToolCallRow, "run_id" | "input" | "decision">>`
    select run_id, input, decision from tool_calls
    where workspace_id = app.workspace_id() and ${place} and tool_name = ${toolName}
      and decision ->> 'outcome' = 'allow' order by id desc limit 1000`.execute(db);
  return rows;
}

/** The newest 100 succeeded tool calls of a conversation, or of a run without one. */
export async function listSucceededToolCalls(
  db: Db,
  { conversationId, runId }: { conversationId: string | null; runId: string },
): Promise<ToolCallRow[]> {
  const place = conversationId ? sql`conversation_id = ${conversationId}` : sql`run_id = ${runId}`;
  const { rows } = await sql<ToolCallRow>`
    select * from tool_calls
    where workspace_id = app.workspace_id() and ${place} and status = 'succeeded' order by id desc limit 100`.execute(
    db,
  );
  return rows;
}
