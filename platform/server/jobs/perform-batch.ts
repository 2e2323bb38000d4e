import type { z } from "zod";
import type { Logger } from "../log.ts";

export interface Fetched {
  data: unknown;
  /** Aborts when another server has taken the job over. */
  signal: AbortSignal;
}

/** The parts of a job that a batch needs, for any kind of context. */
export interface Performed<Context> {
  name: string;
  payload: z.ZodType;
  perform(ctx: Context, payload: unknown): Promise<void>;
}

/** Performs the fetched jobs concurrently and waits for all. Throws if any failed. */
export async function performBatch<Context>(
  batch: readonly Fetched[],
  job: Performed<Context>,
  ctxOf: (signal: AbortSignal) => Context,
  log: Pick<Logger, "warn">,
): Promise<void> {
  const outcomes = await Promise.allSettled(
    // Async, so that an invalid payload of another version rejects like a failed job and the others are still
    // awaited.
    batch.map(async ({ data, signal }) => job.perform(ctxOf(signal), job.payload.parse(data ?? {}))),
  );
  const failed = outcomes.filter((outcome) => outcome.status === "rejected");
  for (const { reason } of failed) log.warn({ job: job.name, err: reason }, "job failed");
  // Jobs are idempotent, so a batch with a failure is retried as a whole.
  if (failed.length > 0) throw new Error(`${failed.length} of ${batch.length} jobs failed`);
}
