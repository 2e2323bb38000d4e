import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";

/**
 * Resolves with the result of `perform`, or throws `request_timeout` after `limitMs` for the client to retry.
 * The work continues; each change is one transaction, so it stays consistent.
 */
export async function withTimeLimit<Outcome>(
  ctx: Ctx,
  limitMs: number,
  perform: () => Promise<Outcome>,
): Promise<Outcome> {
  const { promise: tooLate, resolve } = Promise.withResolvers<"too late">();
  const timer = setTimeout(resolve, limitMs, "too late");
  const performed = perform();
  try {
    const first = await Promise.race([performed.then((outcome) => ({ outcome })), tooLate]);
    if (first !== "too late") return first.outcome;
  } finally {
    clearTimeout(timer);
  }
  performed.catch((err: unknown) =>
    ctx.log.warn({ requestId: ctx.requestId, err }, "auth request failed late"),
  );
  return fail(authErrors, "request_timeout");
}
