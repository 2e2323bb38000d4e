import { z } from "zod";
import type { Ctx } from "../context.ts";
import { inServiceTransaction } from "../db/transaction.ts";
import { defineJob } from "../jobs/define-job.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import type { Carrier } from "./carriers/carrier.ts";
import { DeliveryFailure } from "./carriers/delivery-failure.ts";
import {
  claimMessage,
  findMessage,
  markDelivered,
  markFailed,
  postponeMessage,
  type StoredMessage,
} from "./outgoing-message.repository.ts";
import { readContent } from "./read-content.ts";
import { giveUpAfterMs, retryDelaySeconds } from "./retry-delay.ts";

/** Far longer than a carrier takes. Only the claim of a dead process expires. */
const claimMs = 5 * 60_000;
const inSlot = limitConcurrency(3);
/**
 * Delivers one message: claims it, hands it over, then marks it and clears its content in one transaction. A
 * process that dies in between leads to a retry with the same id. Without a carrier the message stays in the
 * outbox for an admin, and its link is logged.
 */
export const deliverMessage = defineJob({
  name: "platform.deliver_message",
  payload: z.object({ id: z.uuid() }),
  async perform(ctx, { id }) {
    const found = await inServiceTransaction(ctx.services.pool, "read", (db) => findMessage(db, id));
    if (found?.status !== "waiting") return;
    const carrier = ctx.services.carriers[found.channel];
    if (carrier) await inSlot(() => attempt(ctx, carrier, id));
    else notifyWaiting(ctx, found);
  },
});

async function attempt(ctx: Ctx, carrier: Carrier, id: string): Promise<void> {
  const { pool } = ctx.services;
  const now = ctx.now();
  const until = new Date(now.getTime() + claimMs);
  const message = await inServiceTransaction(pool, "write", (db) => claimMessage(db, id, now, until));
  if (!message) return;
  try {
    if (isTooOld(message, now))
      throw new DeliveryFailure("It could not be delivered within a day.", { isFinal: true });
    if (isPointless(message, now))
      throw new DeliveryFailure("What it carries was used, replaced or has expired.", { isFinal: true });
    const content = readContent(ctx.services, message);
    await carrier.deliver({ id, recipient: message.recipient, content, createdAt: message.created_at });
  } catch (error) {
    return settleFailure(ctx, message, error);
  }
  await inServiceTransaction(pool, "write", (db) => markDelivered(db, message, ctx.now()));
}

async function settleFailure(ctx: Ctx, message: StoredMessage, error: unknown): Promise<void> {
  const { id, kind, attempts } = message;
  const failure =
    error instanceof DeliveryFailure
      ? error
      : new DeliveryFailure("It could not be composed.", { cause: error });
  const isOver = failure.isFinal || isTooOld(message, ctx.now());
  ctx.log.warn(
    { message: id, kind, attempts, reason: failure.message, isOver },
    "a message was not delivered",
  );
  await inServiceTransaction(ctx.services.pool, "write", async (db) => {
    if (isOver) return markFailed(db, message, failure.message);
    const startAfterSeconds = retryDelaySeconds(attempts);
    const at = new Date(ctx.now().getTime() + startAfterSeconds * 1_000);
    await postponeMessage(db, message, failure.message, at);
    await ctx.services.jobs.send(db, deliverMessage.name, { id }, { startAfterSeconds });
  });
}

function isTooOld({ created_at }: StoredMessage, now: Date): boolean {
  return now.getTime() - created_at.getTime() >= giveUpAfterMs;
}

/** Whether the code or link in the message no longer works. */
function isPointless({ expires_at, is_void }: StoredMessage, now: Date): boolean {
  return is_void || (expires_at !== null && expires_at <= now);
}

function notifyWaiting(ctx: Ctx, message: StoredMessage): void {
  const { link } = readContent(ctx.services, message);
  const facts = { message: message.id, kind: message.kind, ...(link ? { link } : {}) };
  ctx.log.info(facts, "a message waits in the outbox");
}
