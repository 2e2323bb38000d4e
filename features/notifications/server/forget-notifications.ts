import type { Ctx } from "#platform/server/context.ts";
import { deleteNotificationsAbout, type Forgotten } from "./notification.repository.ts";

/**
 * Takes back what people were told about objects whose words are deleted, as it quotes them. Part of the command that
 * deletes them. With the row of a conversation, message, comment or agent it goes by itself.
 */
export async function forgetNotifications(ctx: Ctx, forgotten: Forgotten): Promise<void> {
  if (forgotten.ids.length > 0) await deleteNotificationsAbout(ctx.db, forgotten);
}
