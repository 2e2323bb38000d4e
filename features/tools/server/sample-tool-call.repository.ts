import { sql } from "kysely";
import { joinLabels } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { NewToolCall, ToolCallRow } from "./tool-call.repository.ts";

export interface SampleToolCall extends NewToolCall {
  content: string;
  summary: string;
  sources: ToolCallRow["sources"];
  startedAt: Date;
}

/** Stores a succeeded tool call for sample data. */
export async function insertSampleToolCall(db: Db, row: SampleToolCall): Promise<ToolCallRow> {
  const result = joinLabels([row, { integrity: row.output_trust, readers: [] }]);
  const finishedAt = new Date(row.startedAt.getTime() + 140);
  const { rows } = await sql<ToolCallRow>`
    insert into tool_calls (id, workspace_id, run_id, step_id, conversation_id, user_id, tool_name, tool_title,
      tool_source, input, effect, output_trust, integrity, readers, result_integrity, result_readers, status, output,
      summary, sources, started_at, finished_at)
    values (${row.id}, ${row.workspace_id}, ${row.run_id}, ${row.step_id}, ${row.conversation_id}, ${row.user_id},
      ${row.tool_name}, ${row.tool_title}, ${row.tool_source}, ${JSON.stringify(row.input)}::jsonb, ${row.effect},
      ${row.output_trust}, ${row.integrity}, ${row.readers}::text[], ${result.integrity}, ${result.readers}::text[],
      'succeeded',
      ${JSON.stringify({ content: row.content, data: null })}::jsonb, ${row.summary},
      ${JSON.stringify(row.sources)}::jsonb, ${row.startedAt}, ${finishedAt})
    returning *`.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error("The sample tool call was not stored.");
  return stored;
}
