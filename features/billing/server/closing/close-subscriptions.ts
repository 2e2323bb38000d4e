import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { noteFailure } from "../admin/note-failure.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { cancelAtOnce } from "../stripe/cancel-at-once.ts";
import { attemptWork } from "../watch/attempt-work.ts";
import { type Closing, listClosings } from "./closing.repository.ts";
import { endPaidTime } from "./end-paid-time.ts";
import { finishClosing } from "./finish-closing.ts";

/**
 * Ends at the provider what nobody pays for any more, because its workspace or its payer is gone: by whom and how does not
 * matter, since the database puts it down with the deletion. What fails stays, and is tried again later;
 * returns the ids of those.
 */
export async function closeSubscriptions(ctx: Ctx, billing: BillingOptions): Promise<string[]> {
  const failed: string[] = [];
  const mode = modeOf(billing);
  const asked = { at: ctx.now(), limit: 200 };
  for (const closing of await query(ctx, ({ db }) => listClosings(db, mode, asked))) {
    const work = { kind: "closing" as const, objectId: closing.subscription_id };
    const isDone = await attemptWork(ctx, mode, work, () => closeSubscription(ctx, billing, closing));
    if (!isDone) failed.push(closing.subscription_id);
  }
  return failed;
}

/** Ends one of them; what fails is put down for admins, and thrown. */
export async function closeSubscription(
  ctx: Ctx,
  billing: BillingOptions,
  closing: Pick<Closing, "subscription_id" | "mode">,
): Promise<void> {
  const { subscription_id: objectId } = closing;
  const mode = modeOf(billing);
  try {
    await endAtProvider(ctx, billing, closing);
  } catch (error) {
    await noteFailure(ctx, { mode, kind: "closing", objectId, error });
    throw error;
  }
}

async function endAtProvider(
  ctx: Ctx,
  billing: BillingOptions,
  closing: Pick<Closing, "subscription_id" | "mode">,
): Promise<void> {
  const { subscription_id: id } = closing;
  const mode = modeOf(billing);
  if (closing.mode === "at_period_end") {
    return finishClosing(ctx, { mode, closing, ended: await endPaidTime(ctx, billing, id) });
  }
  await cancelAtOnce(ctx, billing, id);
  return finishClosing(ctx, { mode, closing });
}
