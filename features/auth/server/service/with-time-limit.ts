import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";

/**
 * What `perform` comes to, or `request_timeout` after `limitMs`: clients ask again then. What had begun goes on, and
 * whatever becomes of it is whole, since each change is one transaction.
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
