import type { Ctx } from "#platform/server/context.ts";
import { chooseTexts } from "#platform/server/mail/letter/choose-texts.ts";
import type { ConnectionRow } from "../connection.repository.ts";
import { listWorkspaceAdmins } from "./admins.repository.ts";
import { english, german } from "./switched-off-texts.ts";

/**
 * Tells the owners and admins of a workspace, in their open pages, that tools were on until now and are off because they
 * changed. Part of storing what a connection has.
 */
export async function tellSwitchedOff(ctx: Ctx, connection: ConnectionRow, count: number): Promise<void> {
  if (count === 0) return;
  const { workspace_id: workspaceId, name } = connection;
  for (const admin of await listWorkspaceAdmins(ctx.db, workspaceId)) {
    const texts = chooseTexts({ en: english, de: german }, admin.raw_user_meta_data);
    await ctx.emit({
      name: "notification.created",
      ...{ workspaceId, userId: admin.id },
      data: { type: "warning", title: texts.title(name), message: texts.message(count) },
    });
  }
}
