import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { CallRow } from "../call.repository.ts";

export type ListedCallRow = Pick<
  CallRow,
  | (
      | "id"
      | "ended_at"
      | "purpose"
      | "provider"
      | "model"
      | "answered_by"
      | "place"
      | "workspace_id"
      | "user_id"
    )
  | ("input_tokens" | "cached_input_tokens" | "output_tokens" | "cost_micros" | "first_token_ms")
  | ("duration_ms" | "outcome" | "error_code")
>;

/** Calls of the whole installation, newest first by their ids, which follow the time. */
export async function listCallRows(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<ListedCallRow[]> {
  const { rows } = await sql<ListedCallRow>`
    select id, ended_at, purpose, provider, model, answered_by, place, workspace_id, user_id,
      input_tokens::float8 as input_tokens, cached_input_tokens::float8 as cached_input_tokens,
      output_tokens::float8 as output_tokens, cost_micros::float8 as cost_micros, first_token_ms, duration_ms,
      outcome, error_code
    from model_calls where ${before === undefined ? sql`true` : sql`id < ${before}::uuid`}
    order by id desc limit ${limit}`.execute(db);
  return rows;
}
