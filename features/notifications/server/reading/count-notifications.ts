import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { notificationAccess } from "../notification.access.ts";
import { countElsewhere, countUnread } from "./shown.repository.ts";

/** How much the caller has not read in this workspace. */
export async function countNotifications(ctx: Ctx): Promise<{ unread: number }> {
  return { unread: await query(ctx, notificationAccess.read, ({ db }) => countUnread(db)) };
}

/** How much the caller has not read in each other workspace of theirs. */
export async function countOtherWorkspaces(ctx: Ctx) {
  const { userId, workspaceId } = userOf(ctx);
  return {
    workspaces: await query(ctx, notificationAccess.count_elsewhere, ({ db }) =>
      countElsewhere(db, { userId, workspaceId }),
    ),
  };
}
