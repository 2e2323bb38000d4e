import type { Ctx } from "#platform/server/context.ts";
import { describeFailure } from "../stripe/describe-failure.ts";

/**
 * Runs all parts; a failing one does not block the others. Throws afterwards, so that the job retries,
 * without the content of mails.
 */
export async function runAllParts(ctx: Ctx, parts: (() => Promise<unknown[]>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const part of parts) failures.push(...(await part().catch((error: unknown): unknown[] => [error])));
  for (const error of failures) ctx.log.warn(describeFailure(error), "a mail of billing was not written");
  if (failures.length > 0) throw new Error(`${failures.length} mails of billing were not written.`);
}
