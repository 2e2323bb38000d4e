import type { z } from "zod";
import type { Logger } from "../log.ts";

export interface Fetched {
  data: unknown;
  /** Aborts when another server has taken the job over. */
  signal: AbortSignal;
}

/** What is needed of a job, whatever it acts as. */
export interface Performed<Context> {
  name: string;
  payload: z.ZodType;
  perform(ctx: Context, payload: unknown): Promise<void>;
}

/** Performs what was fetched together; throws when any of it failed, after all of it has ended. */
export async function performBatch<Context>(
  batch: readonly Fetched[],
  job: Performed<Context>,
  ctxOf: (signal: AbortSignal) => Context,
  log: Pick<Logger, "warn">,
): Promise<void> {
  const outcomes = await Promise.allSettled(
    // Async, so that a payload which another version sent fails as a job does, and the others are waited for.
    batch.map(async ({ data, signal }) => job.perform(ctxOf(signal), job.payload.parse(data ?? {}))),
  );
  const failed = outcomes.filter((outcome) => outcome.status === "rejected");
  for (const { reason } of failed) log.warn({ job: job.name, err: reason }, "job failed");
  // Jobs are idempotent, so a batch with one failure is tried again as a whole.
  if (failed.length > 0) throw new Error(`${failed.length} of ${batch.length} jobs failed`);
}
