import { fail } from "#platform/server/errors.ts";
import { limitConcurrency } from "#platform/server/limit-concurrency.ts";
import type { Services } from "#platform/server/services.ts";
import { billingErrors } from "../../contract/billing-errors.ts";

/** Each holds a connection while the provider thinks, and needs others to go on: so many leave enough of them. */
const inTurn = limitConcurrency(3);

/**
 * Lets one person at a time change what the workspace pays, over all servers; the second is refused at once. Holds a
 * connection and no transaction while the provider thinks; ends with the process.
 */
export function withPlanChangeLock<Result>(
  services: Services,
  workspaceId: string,
  perform: () => Promise<Result>,
): Promise<Result> {
  return inTurn(() => performLocked(services, workspaceId, perform));
}

async function performLocked<Result>(
  { servicePool }: Services,
  workspaceId: string,
  perform: () => Promise<Result>,
): Promise<Result> {
  const key = [`billing:${workspaceId}`];
  const client = await servicePool.connect();
  try {
    const taken = await client.query("select pg_try_advisory_lock(hashtextextended($1, 0)) as is_ours", key);
    if (!taken.rows[0]?.is_ours) fail(billingErrors, "plan_change_under_way");
    try {
      return await perform();
    } finally {
      await client.query("select pg_advisory_unlock(hashtextextended($1, 0))", key);
    }
  } finally {
    client.release();
  }
}
