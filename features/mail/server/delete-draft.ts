import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { mailErrors } from "../contract/index.ts";
import { deleteDraftRow, lockDraft } from "./draft.repository.ts";
import { mailAccess } from "./mail.access.ts";

/** Deletes a draft. Throws `mail.not_found`, and `hold.standing` while a legal hold keeps it. */
export const deleteDraft = command(
  "mail.delete_draft",
  mailAccess.delete_draft,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const draft = (await lockDraft(ctx.db, id)) ?? fail(mailErrors, "mail.not_found");
    const { userId, workspaceId } = userOf(ctx);
    await requireNoHold(ctx, {
      ...{ kind: "mail_draft", workspaceId, id, people: [userId], madeAt: draft.created_at },
      ...(draft.conversation_id ? { conversationId: draft.conversation_id } : {}),
    });
    await deleteDraftRow(ctx.db, id);
    await ctx.audit({ act: "mail.draft_deleted", target: [{ type: "mail_draft", id }] });
  },
);
