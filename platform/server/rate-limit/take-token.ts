import type { Ctx } from "../context.ts";
import { AppError } from "../errors.ts";
import { takeTokenBatched } from "./take-token-batched.ts";

export interface RateLimit {
  /** The limited act, e.g. `auth.sign_in`. */
  name: string;
  burst: number;
  perMinute: number;
  /** Stores a keyed digest instead of the subject, e.g. of an e-mail address. */
  hidesSubject?: boolean;
}

/**
 * Takes one token from the subject's bucket. Returns the milliseconds to wait, or 0. Runs on its own
 * connection: it can run in parallel with a command's statements, and a rollback does not return the token.
 */
export function takeToken(ctx: Ctx, limit: RateLimit, subject: string): Promise<number> {
  const { name, burst, perMinute, hidesSubject } = limit;
  const shown = hidesSubject ? ctx.services.secrets.digest(subject, name) : subject;
  return takeTokenBatched(ctx.services.servicePool, { key: `${name}:${shown}`, burst, perMinute });
}

/** Like `takeToken`, but throws `rate.limited` (429) with the seconds to wait. */
export async function requireToken(ctx: Ctx, limit: RateLimit, subject: string): Promise<void> {
  const waitMs = await takeToken(ctx, limit, subject);
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new AppError("rate.limited", 429, `Too many requests. Try again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
  });
}
