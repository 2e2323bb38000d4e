import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { RunError } from "../contract/index.ts";
import type { RunRow } from "./run.repository.ts";
import type { StepContent } from "./step-content.ts";
import type { StepModel } from "./step-model.ts";

export interface StepRow {
  id: string;
  run_id: string;
  number: number;
  attempt: number;
  status: "running" | "succeeded" | "failed" | "interrupted";
  model: StepModel;
  content: StepContent[];
  finish_reason: string | null;
  input_tokens: number;
  output_tokens: number;
  error: RunError | null;
  started_at: Date;
  ended_at: Date | null;
}

export interface NewStep {
  id: string;
  workspace_id: string;
  run_id: string;
  user_id: string;
  number: number;
  attempt: number;
  model: StepModel;
}

/**
 * Journals that a step begins, unless the fence has moved on. One statement of background work; doing it twice
 * changes nothing.
 */
export async function insertStep(servicePool: pg.Pool, step: NewStep & { fence: number }): Promise<void> {
  await servicePool.query({
    name: "insert_step",
    text: `insert into run_steps (workspace_id, id, run_id, user_id, number, attempt, model, status)
      select $1, $2, id, $4, $5, $6, $8, 'running' from runs where id = $3 and fence = $7 on conflict do nothing`,
    values: [
      step.workspace_id,
      step.id,
      step.run_id,
      step.user_id,
      step.number,
      step.attempt,
      step.fence,
      JSON.stringify(step.model),
    ],
  });
}

export type StepEnd = Pick<
  StepRow,
  "id" | "status" | "model" | "content" | "finish_reason" | "input_tokens" | "output_tokens" | "error"
>;

export async function endStep(db: Db, workspaceId: string, step: StepEnd): Promise<void> {
  await sql`
    update run_steps set status = ${step.status}, model = ${JSON.stringify(step.model)}::jsonb, content = ${JSON.stringify(step.content)}::jsonb,
      finish_reason = ${step.finish_reason}, input_tokens = ${step.input_tokens},
      output_tokens = ${step.output_tokens}, error = ${step.error ? JSON.stringify(step.error) : null}::jsonb,
      ended_at = now()
    where workspace_id = ${workspaceId} and id = ${step.id}`.execute(db);
}

/** All steps of a run in the order in which they happened, interrupted attempts included. */
export async function listSteps(db: Db, run: Pick<RunRow, "workspace_id" | "id">): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select id, run_id, number, attempt, status, model, content, finish_reason, input_tokens, output_tokens, error,
      started_at, ended_at
    from run_steps where workspace_id = ${run.workspace_id} and run_id = ${run.id} order by number, attempt`.execute(
    db,
  );
  return rows;
}
