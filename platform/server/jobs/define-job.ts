import type { z } from "zod";
import type { Ctx } from "../context.ts";
import type { MissedPolicy } from "./schedules/schedule.ts";

export interface Job<Payload = unknown> {
  /** `<feature>.<verb_noun>`. Also the name of the queue. */
  name: string;
  payload: z.ZodType<Payload>;
  /** Retries after the first failure, with exponential backoff. */
  retries?: number;
  /**
   * How many are performed at a time on one server, each fetched by itself, and one of each group (`of`). For
   * long work. Left out: many are fetched together, and the next ones when all of them have ended.
   */
  atOnce?: number;
  /** Cron pattern of five fields (UTC). The job then also runs on this schedule, with an empty payload. */
  schedule?: string;
  /** What to do about slots during which no server ran. Default: catch up the latest one. */
  missed?: MissedPolicy;
  /**
   * When another server has taken the job over, `ctx.signal` aborts and further commands and queries throw.
   */
  perform(ctx: Ctx, payload: Payload): Promise<void>;
}

/** Declares background work. `ctx` acts as the system, and `perform` only calls commands. */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job;
}
