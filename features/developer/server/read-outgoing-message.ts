import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { findMessage } from "#platform/server/mail/outgoing-message.repository.ts";
import { readContent } from "#platform/server/mail/read-content.ts";
import { developerErrors } from "../contract/errors.ts";
import type { OutgoingMessageWithContent } from "../contract/outgoing-message.ts";
import { outgoingMessageAccess } from "./outgoing-message.access.ts";
import { presentOutgoingMessage } from "./outgoing-message.presenter.ts";

/**
 * One message for an admin. Its content can open accounts, so it is shown only when no carrier delivers
 * it. Reading is audited. Throws `outgoing_message.not_found`.
 */
export const readOutgoingMessage = command(
  "outgoing_message.read",
  outgoingMessageAccess.read,
  async (ctx, { id }: { id: string }): Promise<OutgoingMessageWithContent> => {
    const row = (await findMessage(ctx.db, id)) ?? fail(developerErrors, "outgoing_message.not_found");
    const isOnItsWay = row.status !== "kept" && ctx.services.carriers[row.channel] !== undefined;
    const state = row.sealed_content === null ? "emptied" : isOnItsWay ? "hidden" : "shown";
    await ctx.audit({
      act: "outgoing_message.read",
      workspaceId: installationWorkspaceId,
      target: [{ type: "outgoing_message", id }],
      facts: { content: state },
    });
    const message = presentOutgoingMessage(row);
    if (state !== "shown") return { ...message, content: { state } };
    const { subject = null, text, html = null } = readContent(ctx.services, row);
    return { ...message, content: { state, subject, text, html } };
  },
);
