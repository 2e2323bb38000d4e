import type { Ctx } from "../context.ts";
import { createCtx, openTransaction, type Transaction, withTransaction } from "../create-ctx.ts";
import { connectionDb } from "../db/connection-db.ts";
import { isConnectionError } from "../db/is-connection-error.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { claimDelivery, type Delivery, deleteDelivery, recordFailedAttempt } from "./delivery.repository.ts";
import { failureOf } from "./failure-of.ts";
import { insertPublications } from "./insert-publications.ts";
import type { Subscriptions } from "./subscriptions-of.ts";

/** Together a little more than half an hour: what locks or a busy database caused is over by then. */
const tries = 12;

/** Seconds until the next attempt after the failed one of this number, from 1; undefined when it was the last. */
function retryDelaySeconds(attempt: number): number | undefined {
  return attempt < tries ? 2 ** (attempt - 1) : undefined;
}

/** As long as one statement may take; a subscriber that hangs keeps its connection no longer. */
const limitMs = 15_000;

export type Outcome = "delivered" | "failed" | "nothing";

const asService = { role: "service_role" } as const;

/**
 * Delivers one event to one subscriber. The claim, what the subscriber writes and the end of the delivery are one
 * transaction, so that a killed server leaves nothing half done and the next one need not wait for it.
 */
export async function deliverNext(services: Services, subscriptions: Subscriptions): Promise<Outcome> {
  const names = subscriptions.all.map(({ name }) => name);
  let claimed: Delivery | undefined;
  let transaction: Transaction | undefined;
  try {
    const outcome = await inTransaction(services.pool, asService, "write", async (db, client) => {
      claimed = await claimDelivery(db, names);
      const subscription = claimed && subscriptions.find(claimed.subscriber);
      if (!claimed || !subscription) return "nothing";
      // The subscriber gets a handle of its own, which ends with it: nothing late of a failed attempt is committed.
      const { db: handle, close } = connectionDb(client);
      transaction = openTransaction(handle, true);
      const ctx = withTransaction(
        createCtx(services, { type: "system", name: subscription.name }),
        transaction,
      );
      // Rides with the first query of the subscriber; should it fail, so does all that follows.
      client.query("savepoint attempt").catch(() => undefined);
      try {
        await withinLimit(subscription.perform(ctx, claimed.payload, claimed));
        await insertPublications(transaction);
        close();
      } catch (error) {
        close();
        await client.query("rollback to savepoint attempt");
        await recordFailure(ctx, claimed, error, (attempt) => recordFailedAttempt(db, ...attempt));
        return "failed";
      }
      // Rides with the commit, which is a rollback should it fail.
      deleteDelivery(db, claimed).catch(() => undefined);
      return "delivered";
    });
    if (outcome === "delivered") for (const effect of transaction?.effects ?? []) effect();
    return outcome;
  } catch (error) {
    // A failure that shows at the commit takes the record of it along; without a database there is nothing to record.
    if (!claimed || isConnectionError(error)) throw error;
    await recordFailure(createCtx(services, { type: "system", name: "events" }), claimed, error, (attempt) =>
      inTransaction(services.pool, asService, "write", (db) => recordFailedAttempt(db, ...attempt)),
    );
    return "failed";
  }
}

type Attempt = [Delivery, { failure: string; delaySeconds: number | undefined }];

async function recordFailure(
  { log }: Ctx,
  delivery: Delivery,
  error: unknown,
  record: (attempt: Attempt) => Promise<void>,
): Promise<void> {
  const delaySeconds = retryDelaySeconds(delivery.attempts + 1);
  await record([delivery, { failure: failureOf(error), delaySeconds }]);
  const { event, eventId, subscriber, attempts } = delivery;
  const facts = { event, eventId, subscriber, tries: attempts + 1, err: error };
  if (delaySeconds === undefined) log.error(facts, "delivery given up; later events of the object wait");
  else log.warn(facts, "delivery failed");
}

async function withinLimit(work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The subscriber took too long.")), limitMs);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
