import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { type RunError, runErrors } from "../../contract/index.ts";
import { findLastSeq } from "../chunk.repository.ts";
import type { RunRow } from "../run.repository.ts";
import type { ChunkLog } from "./chunk-log.ts";
import { runLimits } from "./limits.ts";
import { recoverRun } from "./recover-run.ts";
import { RunLostError, storeProgress } from "./store-progress.ts";

/**
 * Fails a run that must not be advanced any more: it crashes its servers repeatedly, its person can no longer
 * act, or its output cannot be stored. Keeps what was shown, if that is readable. Reading it may be what
 * crashes, so after one more crash the end is stored without reading.
 */
export async function abandonRun(
  system: Ctx,
  run: RunRow,
  chunks: ChunkLog,
  code: keyof typeof runErrors = "run.crashed",
): Promise<void> {
  const error: RunError = { code, message: runErrors[code][1] };
  if (run.crash_count <= runLimits.crashes) {
    try {
      return await endWithStream(system, run, chunks, error);
    } catch (failure) {
      if (failure instanceof RunLostError) throw failure;
      system.log.error({ err: failure, run: run.id }, "what a run had shown could not be kept at its end");
    }
  }
  await storeProgress(system, { run, status: "failed", error });
}

async function endWithStream(system: Ctx, run: RunRow, chunks: ChunkLog, error: RunError): Promise<void> {
  const lastSeq = await query(system, ({ db }) => findLastSeq(db, run.workspace_id, run.id));
  const writer = chunks.open(run, lastSeq);
  try {
    await recoverRun(system, run, writer);
    await storeProgress(system, { run, status: "failed", error });
    writer.append({ type: "run-end", status: "failed", error }, true);
    await writer.stored();
  } finally {
    chunks.close(writer);
  }
}
