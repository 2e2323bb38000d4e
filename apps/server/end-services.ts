import type { Services } from "#platform/server/services.ts";

/** Closes the connections of a server. Stop everything that uses them before. */
export async function endServices({ pool, servicePool }: Services): Promise<void> {
  await Promise.all([pool.end(), servicePool.end()]);
}
