import type { Ctx } from "#platform/server/context.ts";
import { deleteNotificationsAbout, type Forgotten } from "./notification.repository.ts";

/**
 * Takes back what people were told about objects whose words are deleted, as it quotes them. Part of the command that
 * deletes them. The row of an object that was deleted takes them with it by itself.
 */
export async function forgetNotifications(ctx: Ctx, forgotten: Forgotten): Promise<void> {
  if (forgotten.ids.length > 0) await deleteNotificationsAbout(ctx.db, forgotten);
}
