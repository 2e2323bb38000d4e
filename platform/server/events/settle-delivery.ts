import { command } from "../command.ts";
import type { Ctx } from "../context.ts";
import { dropDelivery, reviveDelivery } from "./dead-letter.repository.ts";
import { deliveryAccess } from "./delivery.access.ts";

/** Retries a failed delivery. Returns false when no failed delivery has this number. */
export const retryDelivery = command(
  "delivery.retry",
  deliveryAccess.retry,
  async (ctx, { seq }: { seq: number }): Promise<boolean> =>
    settled(ctx, "delivery.retried", await reviveDelivery(ctx.db, seq)),
);

/**
 * Drops a failed delivery, so that later events of its object continue. Returns false when no failed delivery
 * has this number.
 */
export const skipDelivery = command(
  "delivery.skip",
  deliveryAccess.skip,
  async (ctx, { seq }: { seq: number }): Promise<boolean> =>
    settled(ctx, "delivery.skipped", await dropDelivery(ctx.db, seq)),
);

async function settled(
  ctx: Ctx,
  act: "delivery.retried" | "delivery.skipped",
  delivery: Awaited<ReturnType<typeof dropDelivery>>,
): Promise<boolean> {
  if (!delivery) return false;
  const { workspaceId, event, eventId, subscriber } = delivery;
  await ctx.audit({
    act,
    workspaceId,
    target: [{ type: "event", id: eventId }],
    facts: { event, subscriber },
  });
  return true;
}
