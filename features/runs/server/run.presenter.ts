import { abilitiesOf } from "#platform/server/access/abilities.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Run } from "../contract/index.ts";
import { runAccess } from "./run.access.ts";
import type { RunRow } from "./run.repository.ts";

/** A run with the caller's rights. */
export async function presentRun(ctx: Ctx, row: RunRow): Promise<Run> {
  const { cancel, decide_limit } = await abilitiesOf(ctx, runAccess, row);
  return {
    id: row.id,
    status: row.status,
    stepCount: row.step_count,
    attempt: row.attempt,
    model: row.model,
    error: row.error,
    usage: { inputTokens: row.input_tokens, outputTokens: row.output_tokens },
    activeMs: row.active_ms,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    abilities: {
      cancel: cancel && row.ended_at === null,
      decideLimit: decide_limit && row.ended_at === null,
    },
  };
}
