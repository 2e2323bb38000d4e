import { fail } from "#platform/server/errors.ts";
import { limitConcurrency } from "#platform/server/limit-concurrency.ts";
import type { Services } from "#platform/server/services.ts";
import { billingErrors } from "../../contract/billing-errors.ts";

/**
 * Each lock holds a connection during provider calls, and its holder needs others: this leaves enough of
 * them.
 */
const inTurn = limitConcurrency(3);

/**
 * Serializes plan changes of a workspace over all servers; a concurrent one is refused at once. Holds a
 * connection without a transaction during provider calls. Ends with the process.
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
