import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Chunk, ModelBadge, RunError, RunStatus } from "../contract/index.ts";
import type { RunRow } from "./run.repository.ts";
import type { NewStep, StepEnd } from "./step.repository.ts";

export interface SamplePlace {
  status: RunStatus;
  model: ModelBadge;
  error: RunError | null;
  startedAt: Date;
  endedAt: Date | null;
  stepCount: number;
}

/**
 * Puts a sample run into its state. A running or waiting one is held for an hour, then a worker claims it.
 */
export async function placeSampleRun(
  db: Db,
  { workspace_id, id }: RunRow,
  place: SamplePlace,
): Promise<RunRow> {
  const { rows } = await sql<RunRow>`
    update runs set status = ${place.status}, model = ${JSON.stringify(place.model)}::jsonb,
      error = ${place.error ? JSON.stringify(place.error) : null}::jsonb, attempt = 1,
      created_at = ${place.startedAt}, started_at = ${place.startedAt}, ended_at = ${place.endedAt},
      active_ms = ${place.endedAt ? place.endedAt.getTime() - place.startedAt.getTime() : 0},
      step_count = ${place.stepCount}, lease_until = now() + interval '1 hour',
      input_tokens = (select coalesce(sum(input_tokens), 0) from run_steps
        where workspace_id = ${workspace_id} and run_id = ${id}),
      output_tokens = (select coalesce(sum(output_tokens), 0) from run_steps
        where workspace_id = ${workspace_id} and run_id = ${id})
    where workspace_id = ${workspace_id} and id = ${id} returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The sample run was not stored.");
  return row;
}

/** Stores a step with its end. */
export async function insertSampleStep(db: Db, step: NewStep & StepEnd): Promise<void> {
  await sql`
    insert into run_steps (workspace_id, id, run_id, user_id, number, kind, step_key, attempt, status, model, integrity,
      readers, content, finish_reason, input_tokens, output_tokens, ended_at)
    values (${step.workspace_id}, ${step.id}, ${step.run_id}, ${step.user_id}, ${step.number}, ${step.kind},
      ${step.step_key}, ${step.attempt}, ${step.status}, ${JSON.stringify(step.model)}::jsonb, ${step.label.integrity},
      ${step.label.readers}::text[], ${JSON.stringify(step.content)}::jsonb, ${step.finish_reason}, ${step.input_tokens},
      ${step.output_tokens}, ${step.status === "running" ? null : sql`now()`})`.execute(db);
}

export async function insertSampleChunks(db: Db, run: RunRow, chunks: Chunk[]): Promise<void> {
  const lines = chunks.map((chunk) => JSON.stringify(chunk)).join("\n");
  await sql`
    insert into run_chunks (workspace_id, run_id, first_seq, last_seq, user_id, lines)
    values (${run.workspace_id}, ${run.id}, 1, ${chunks.length}, ${run.user_id}, ${lines})`.execute(db);
}
