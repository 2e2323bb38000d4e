import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { notificationErrors } from "../../contract/index.ts";
import { notificationAccess } from "../notification.access.ts";
import { storeAllRead, storeRead } from "./mark.repository.ts";

/** Marks one of the caller's notifications as read. Throws `notification.not_found`. */
export const markRead = command(
  "notification.mark_read",
  notificationAccess.mark,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const wasUnread = await storeRead(ctx.db, id, ctx.now());
    if (wasUnread === undefined) fail(notificationErrors, "notification.not_found");
    if (wasUnread) await announceRead(ctx);
  },
);

/** Marks all notifications of the caller in this workspace as read, or those about one object. */
export const markAllRead = command(
  "notification.mark_all_read",
  notificationAccess.mark,
  async (
    ctx,
    { object }: { object?: { noun: string; id: string } | undefined },
  ): Promise<{ read: number }> => {
    const read = await storeAllRead(ctx.db, object, ctx.now());
    if (read > 0) await announceRead(ctx);
    return { read };
  },
);

/** Tells the person's other tabs and devices. They count anew. */
export function announceRead(ctx: Ctx): Promise<void> {
  const { workspaceId, userId } = userOf(ctx);
  return ctx.emit({ name: "notification.read", workspaceId, userId, data: {} });
}
