import { setTimeout as sleep } from "node:timers/promises";
import { isConnectionError } from "./is-connection-error.ts";

/**
 * Retries `perform` while the database is unreachable, for at most `timeoutMs`. Only for idempotent work: a
 * reply can get lost after the commit.
 */
export async function untilDatabaseAnswers<Result>(
  perform: () => Promise<Result>,
  timeoutMs = 30_000,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await perform();
    } catch (error) {
      if (!isConnectionError(error) || Date.now() > deadline) throw error;
      await sleep(Math.min(50 * 2 ** attempt, 1_000));
    }
  }
}
