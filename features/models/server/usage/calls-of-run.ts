import type pg from "pg";
import type { CallRow } from "./call.repository.ts";

export type RunCallRow = Pick<
  CallRow,
  | ("step" | "provider" | "model" | "answered_by" | "input_tokens" | "cached_input_tokens" | "output_tokens")
  | ("tokens_estimated" | "cost_micros" | "first_token_ms" | "duration_ms" | "outcome")
>;

/** More than a run can make. */
const mostCalls = 500;

/** The calls of a run in their order. Rows of calls show themselves to nobody: the caller has found the run. */
export async function listCallsOfRun(
  servicePool: pg.Pool,
  run: { workspace_id: string; id: string },
): Promise<RunCallRow[]> {
  const { rows } = await servicePool.query<RunCallRow>({
    name: "list_calls_of_run",
    text: `select step, provider, model, answered_by, input_tokens::float8, cached_input_tokens::float8,
        output_tokens::float8, tokens_estimated, cost_micros::float8, first_token_ms, duration_ms, outcome
      from model_calls where run_id = $1 and workspace_id = $2 order by step, run_attempt, ended_at, id limit ${mostCalls}`,
    values: [run.id, run.workspace_id],
  });
  return rows;
}
