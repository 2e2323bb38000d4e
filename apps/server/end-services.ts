import type { Services } from "#platform/server/services.ts";

/** Closes the connections of a server; what was started on them has to be stopped before. */
export async function endServices({ pool, servicePool }: Services): Promise<void> {
  await Promise.all([pool.end(), servicePool.end()]);
}
