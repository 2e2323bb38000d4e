import type { z } from "zod";
import type { Ctx } from "../context.ts";
import type { MissedPolicy } from "./schedules/schedule.ts";

export interface Job<Payload = unknown> {
  /** `<feature>.<verb_noun>`; also the name of the queue. */
  name: string;
  payload: z.ZodType<Payload>;
  /** Tries after the first one fails, with exponential delay. */
  retries?: number;
  /** Cron pattern of five fields (UTC) when the job also runs by itself, with an empty payload. */
  schedule?: string;
  /** What becomes of times at which no server ran; the latest one is made up for unless said. */
  missed?: MissedPolicy;
  /**
   * What is done by commands and queries ends by itself when another server has taken the job over, as `ctx.signal` says.
   */
  perform(ctx: Ctx, payload: Payload): Promise<void>;
}

/** Declares background work; `ctx` acts as the system, so `perform` is a shell over commands. */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job;
}
