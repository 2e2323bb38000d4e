import type { Ctx } from "../context.ts";
import { createCtx, openTransaction, type Transaction, withTransaction } from "../create-ctx.ts";
import { connectionDb } from "../db/connection-db.ts";
import { isConnectionError } from "../db/is-connection-error.ts";
import { inServiceTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import { storeLast } from "../last-statements.ts";
import type { Services } from "../services.ts";
import { claimDelivery, type Delivery, deleteDelivery, recordFailedAttempt } from "./delivery.repository.ts";
import type { Subscriptions } from "./subscriptions-of.ts";

/** Twelve attempts span a little more than half an hour. Locks and a busy database are over by then. */
const tries = 12;

/**
 * Seconds until the next attempt after the failed attempt number `attempt` (from 1). Exponential backoff; undefined
 * after the last.
 */
function retryDelaySeconds(attempt: number): number | undefined {
  return attempt < tries ? 2 ** (attempt - 1) : undefined;
}

/** The statement timeout. A hanging subscriber holds its connection no longer than this. */
const limitMs = 15_000;

export type Outcome = "delivered" | "failed" | "nothing";

/**
 * Delivers one event to one subscriber. One transaction covers the claim, the subscriber's writes and the end
 * of the delivery. A killed server leaves nothing half done, and its successor need not wait.
 */
export async function deliverNext(services: Services, subscriptions: Subscriptions): Promise<Outcome> {
  const names = subscriptions.all.map(({ name }) => name);
  let claimed: Delivery | undefined;
  let transaction: Transaction | undefined;
  try {
    const outcome = await inServiceTransaction(services.pool, "write", async (db, client) => {
      claimed = await claimDelivery(db, names);
      const subscription = claimed && subscriptions.find(claimed.subscriber);
      if (!claimed || !subscription) return "nothing";
      // The subscriber's own handle closes with its attempt, so no late write of a failed attempt is
      // committed.
      const { db: handle, close } = connectionDb(client);
      transaction = openTransaction(handle, true);
      const ctx = withTransaction(
        createCtx(services, { type: "system", name: subscription.name }),
        transaction,
      );
      // Sent with the subscriber's first query. If it fails, everything after it fails too.
      client.query("savepoint attempt").catch(() => undefined);
      try {
        await withinLimit(subscription.perform(ctx, claimed.payload, claimed));
        await storeLast(handle, transaction.collected);
        close();
      } catch (error) {
        close();
        transaction.collected.isOver = true;
        await client.query("rollback to savepoint attempt");
        await recordFailure(ctx, claimed, error, (attempt) => recordFailedAttempt(db, ...attempt));
        return "failed";
      }
      // Sent with the commit. If it fails, the commit becomes a rollback.
      deleteDelivery(db, claimed).catch(() => undefined);
      return "delivered";
    });
    if (outcome === "delivered") for (const effect of transaction?.effects ?? []) effect();
    return outcome;
  } catch (error) {
    // A failure at the commit rolls back its own record too. Without a database nothing can be recorded.
    if (!claimed || isConnectionError(error)) throw error;
    await recordFailure(createCtx(services, { type: "system", name: "events" }), claimed, error, (attempt) =>
      inServiceTransaction(services.pool, "write", (db) => recordFailedAttempt(db, ...attempt)),
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

async function withinLimit(work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The subscriber took too long.")), limitMs);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The kind of a failure: a code or a class, without any content. */
function failureOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as NodeJS.ErrnoException;
  return (typeof code === "string" ? `${error.name} ${code}` : error.name).slice(0, 200);
}
