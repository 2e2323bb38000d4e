import { sql } from "kysely";
import type pg from "pg";
import type { Integrity, Label } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { journalTogether, type ToJournal } from "#platform/server/db/journal-together.ts";
import type { Statement } from "#platform/server/db/statement.ts";
import type { RunError } from "../contract/index.ts";
import type { RunRow } from "./run.repository.ts";
import type { StepContent } from "./step-content.ts";
import type { StepModel } from "./step-model.ts";

export interface StepRow {
  id: string;
  run_id: string;
  number: number;
  /** What the driver does in it. `model`: a model call. `input`: it read what was said to the run. */
  kind: string;
  /** Identifies the step for the driver and for signals. Unique in the run; attempts share it. */
  step_key: string;
  attempt: number;
  status: "running" | "waiting" | "succeeded" | "failed" | "interrupted";
  /** Null in a step without a model. */
  model: StepModel | null;
  content: StepContent[];
  finish_reason: string | null;
  input_tokens: number;
  output_tokens: number;
  /** The label of everything the model saw. */
  integrity: Integrity;
  readers: string[];
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
  kind: string;
  step_key: string;
  attempt: number;
  model: StepModel | null;
  label: Label;
}

/**
 * Journals the start of a step, unless the fence has moved, and before it what `first` says, in one transaction.
 * Idempotent. For background work.
 */
export async function insertStep(
  servicePool: pg.Pool,
  step: NewStep & { fence: number },
  first: readonly ToJournal[] = [],
): Promise<void> {
  await journalTogether(servicePool, [...first, stepInsertion(step)]);
}

const insertion = `
  insert into run_steps (workspace_id, id, run_id, user_id, number, attempt, model, integrity, readers, kind, step_key,
    status)
  select $1::uuid, $2::uuid, id, $4::uuid, $5::int, $6::int, $8::jsonb, $9::text, $10::text[], $11::text, $12::text, 'running'
  from runs where id = $3::uuid and fence = $7::int on conflict do nothing`;

function stepInsertion(step: NewStep & { fence: number }): Statement {
  return {
    text: insertion,
    values: [
      step.workspace_id,
      step.id,
      step.run_id,
      step.user_id,
      step.number,
      step.attempt,
      step.fence,
      jsonOrNull(step.model),
      step.label.integrity,
      step.label.readers,
      step.kind,
      step.step_key,
    ],
  };
}

/** Journals a step that is over at once: the run read what was said to it. */
export async function insertInputStep(
  db: Db,
  step: Omit<NewStep, "kind" | "model">,
  content: StepContent[],
): Promise<void> {
  await sql`
    insert into run_steps (workspace_id, id, run_id, user_id, number, attempt, kind, step_key, integrity, readers, status,
      content, ended_at)
    values (${step.workspace_id}, ${step.id}, ${step.run_id}, ${step.user_id}, ${step.number}, ${step.attempt}, 'input',
      ${step.step_key}, ${step.label.integrity}, ${step.label.readers}::text[], 'succeeded',
      ${JSON.stringify(content)}::jsonb, now())`.execute(db);
}

export type StepEnd = Pick<
  StepRow,
  "id" | "status" | "model" | "content" | "finish_reason" | "input_tokens" | "output_tokens" | "error"
>;

export type EndedStep = StepEnd & Pick<StepRow, "number"> & { isUsageEstimated: boolean };

export async function endStep(db: Db, workspaceId: string, step: StepEnd): Promise<void> {
  await sql`
    update run_steps set status = ${step.status}, model = ${jsonOrNull(step.model)}::jsonb, content = ${JSON.stringify(step.content)}::jsonb,
      finish_reason = ${step.finish_reason}, input_tokens = ${step.input_tokens},
      output_tokens = ${step.output_tokens}, error = ${jsonOrNull(step.error)}::jsonb,
      ended_at = now()
    where workspace_id = ${workspaceId} and id = ${step.id}`.execute(db);
}

/** Marks running steps that wait by one of `stepKeys` as waiting. A later crash does not interrupt them. */
export async function suspendSteps(
  db: Db,
  run: Pick<RunRow, "workspace_id" | "id">,
  stepKeys: string[],
): Promise<void> {
  await sql`
    update run_steps set status = 'waiting'
    where workspace_id = ${run.workspace_id} and run_id = ${run.id} and status = 'running'
      and step_key = any(${stepKeys}::text[])`.execute(db);
}

/** All steps of a run in order, including interrupted attempts. */
export async function listSteps(db: Db, run: Pick<RunRow, "workspace_id" | "id">): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select id, run_id, number, kind, step_key, attempt, status, model, content, finish_reason, input_tokens, output_tokens,
      integrity, readers, error, started_at, ended_at
    from run_steps where workspace_id = ${run.workspace_id} and run_id = ${run.id} order by number, attempt`.execute(
    db,
  );
  return rows;
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
