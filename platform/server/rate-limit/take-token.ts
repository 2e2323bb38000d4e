import type { Ctx } from "../context.ts";
import { AppError } from "../errors.ts";
import { takeTokenBatched } from "./take-token-batched.ts";

export interface RateLimit {
  /** What is limited, e.g. `auth.sign_in`. */
  name: string;
  burst: number;
  perMinute: number;
  /** The subject, e.g. an address, is stored nowhere: a keyed digest of it stands for it. */
  hidesSubject?: boolean;
}

/**
 * Takes one token from the bucket of `subject`; returns the milliseconds to wait, 0 when it may go on. Counts on a
 * connection of its own, so a command may ask beside its statements, and what is rolled back counts all the same.
 */
export function takeToken(ctx: Ctx, limit: RateLimit, subject: string): Promise<number> {
  const { name, burst, perMinute, hidesSubject } = limit;
  const shown = hidesSubject ? ctx.services.secrets.digest(subject, name) : subject;
  return takeTokenBatched(ctx.services.servicePool, { key: `${name}:${shown}`, burst, perMinute });
}

/** As `takeToken`, but throws `rate.limited` with the seconds to wait. */
export async function requireToken(ctx: Ctx, limit: RateLimit, subject: string): Promise<void> {
  const waitMs = await takeToken(ctx, limit, subject);
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new AppError("rate.limited", 429, `Too many requests. Try again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
  });
}
