import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** A call of a model, without its content. */
export interface CallRow {
  id: string;
  workspace_id: string | null;
  request_id: string;
  user_id: string | null;
  agent_id: string | null;
  host: string | null;
  host_id: string | null;
  run_id: string | null;
  step: number | null;
  run_attempt: number | null;
  place: number;
  purpose: string;
  provider_kind: string;
  provider: string;
  /** Null: an engine of speech or transcription. */
  model_id: string | null;
  model: string;
  /** The exact model, in its provider's words. */
  answered_by: string | null;
  input_tokens: number;
  cached_input_tokens: number;
  output_tokens: number;
  reasoning_tokens: number;
  tokens_estimated: boolean;
  cost_micros: number;
  first_token_ms: number | null;
  duration_ms: number;
  outcome: "ok" | "stopped" | "failed" | "refused";
  error_code: string | null;
  ended_at: Date;
}

/** Stores a call. One that is stored already stays as it is. */
export async function insertCall(db: Db, row: CallRow): Promise<void> {
  const names = Object.keys(row);
  await sql`
    insert into model_calls (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) on conflict do nothing`.execute(db);
}
