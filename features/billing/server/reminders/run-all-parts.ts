import type { Ctx } from "#platform/server/context.ts";
import { describeFailure } from "../stripe/describe-failure.ts";

/** One part that fails keeps no other waiting; what failed is said without what was to be written, and tried again. */
export async function runAllParts(ctx: Ctx, parts: (() => Promise<unknown[]>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const part of parts) failures.push(...(await part().catch((error: unknown): unknown[] => [error])));
  for (const error of failures) ctx.log.warn(describeFailure(error), "a mail of billing was not written");
  if (failures.length > 0) throw new Error(`${failures.length} mails of billing were not written.`);
}
