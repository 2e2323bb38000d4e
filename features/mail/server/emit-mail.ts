import type { Ctx } from "#platform/server/context.ts";
import type { MailRow } from "./outgoing-mail.repository.ts";

/** Tells the person's open pages that a mail is in another state. */
export async function emitMail(
  ctx: Ctx,
  { workspace_id, user_id, id }: Pick<MailRow, "workspace_id" | "user_id" | "id">,
): Promise<void> {
  await ctx.emit({ name: "mail.changed", workspaceId: workspace_id, userId: user_id, data: { mailId: id } });
}
