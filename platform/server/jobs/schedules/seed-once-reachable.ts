import { isConnectionError } from "../../db/is-connection-error.ts";
import { untilDatabaseAnswers } from "../../db/until-database-answers.ts";
import type { Services } from "../../services.ts";
import type { Job } from "../define-job.ts";
import { seedSchedules } from "./seed-schedules.ts";

/**
 * Seeds the schedules while the product starts, when the database may be away for a moment: it waits for it, says so once,
 * and fails with a sentence when it stays away.
 */
export async function seedOnceReachable(
  services: Services,
  jobs: readonly Job[],
  withinMs = 30_000,
): Promise<void> {
  let isTold = false;
  const seed = () =>
    seedSchedules(services, jobs).catch((error: unknown) => {
      if (!isTold && isConnectionError(error)) {
        isTold = true;
        services.log.warn("the database does not answer; the start waits for it");
      }
      throw error;
    });
  try {
    await untilDatabaseAnswers(seed, withinMs);
  } catch (error) {
    if (!isConnectionError(error)) throw error;
    const seconds = Math.round(withinMs / 1_000);
    throw new Error(`The database did not answer for ${seconds} seconds, so the server did not start.`, {
      cause: error,
    });
  }
}
