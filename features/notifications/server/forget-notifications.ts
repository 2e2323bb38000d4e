import type { Ctx } from "#platform/server/context.ts";
import { deleteNotificationsAbout } from "./notification.repository.ts";

/**
 * Takes back what people were told about objects that are deleted for good, with the words that it quotes. Part of the
 * command that deletes them.
 */
export async function forgetNotifications(
  ctx: Ctx,
  { workspaceId, noun, ids }: { workspaceId: string; noun: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length > 0) await deleteNotificationsAbout(ctx.db, { workspaceId, noun, ids });
}
