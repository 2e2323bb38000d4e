import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { MailContent, mailErrors } from "../contract/index.ts";
import { deleteDraftRow, lockDraft } from "./draft.repository.ts";
import { mailAccess } from "./mail.access.ts";
import { contentOf } from "./mail.presenter.ts";
import { findMail, type MailRow } from "./outgoing-mail.repository.ts";
import { requireSender } from "./read-sender.ts";
import { holdMail } from "./send-mail.ts";

interface SendDraft {
  id: string;
  holdSeconds: number;
}

/**
 * Sends a draft as its person's own act: it becomes a held mail with the same id. Idempotent. Throws
 * `mail.not_found`, `mail.incomplete` and the refusals of `sendMail`.
 */
export async function sendDraft(ctx: Ctx, draft: SendDraft): Promise<MailRow> {
  return holdDraft(ctx, { ...draft, replyTo: await requireSender(ctx) });
}

export const holdDraft = command(
  "mail.send_draft",
  mailAccess.send_draft,
  async (ctx, { id, replyTo, holdSeconds }: SendDraft & { replyTo: string }): Promise<MailRow> => {
    const draft = await lockDraft(ctx.db, id);
    if (!draft) return (await findMail(ctx.db, id)) ?? fail(mailErrors, "mail.not_found");
    const checked = MailContent.safeParse(contentOf(draft));
    if (!checked.success) {
      const message = checked.error.issues[0]?.message ?? mailErrors["mail.incomplete"][1];
      return fail(mailErrors, "mail.incomplete", { message });
    }
    const { integrity, readers, conversation_id: conversationId } = draft;
    const label = { integrity, readers };
    const row = await holdMail(ctx, {
      id,
      content: checked.data,
      label,
      conversationId,
      replyTo,
      holdSeconds,
    });
    await deleteDraftRow(ctx.db, id);
    await ctx.audit({
      act: "mail.draft_sent",
      target: [{ type: "mail", id }],
      onBehalfOf: userOf(ctx).userId,
    });
    return row;
  },
);
