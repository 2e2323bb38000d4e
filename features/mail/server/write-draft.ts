import type { Label } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { type DraftContent, mailErrors, recipientsOf } from "../contract/index.ts";
import { type DraftRow, findDraft, insertDraft, lockDraft, updateDraft } from "./draft.repository.ts";
import { mailAccess } from "./mail.access.ts";
import { sealedContent } from "./sealed-content.ts";

/** Drafts of one person in a workspace. */
export const mostDrafts = 500;

interface WriteDraft {
  id: string;
  content: DraftContent;
  label: Label;
  conversationId: string | null;
  /** After it aborts, nothing is stored any more. */
  signal?: AbortSignal;
}

/** Stores a draft. Nothing leaves. Idempotent by its id. Throws `mail.too_many_drafts`. */
export const writeDraft = command(
  "mail.draft",
  mailAccess.draft,
  async (ctx, draft: WriteDraft): Promise<DraftRow> => {
    const { id, content, conversationId } = draft;
    const known = await findDraft(ctx.db, id);
    if (known) return known;
    draft.signal?.throwIfAborted();
    const row = await insertDraft(ctx.db, draft, mostDrafts);
    if (!row) return fail(mailErrors, "mail.too_many_drafts");
    await ctx.audit({
      act: "mail.drafted",
      target: [{ type: "mail_draft", id }],
      ...(conversationId ? { conversationId } : {}),
      facts: { recipients: recipientsOf(content).length, integrity: row.integrity },
      sealed: sealedContent(content),
    });
    return row;
  },
);

/** Changes a draft. Throws `mail.not_found`. */
export const changeDraft = command(
  "mail.change_draft",
  mailAccess.change_draft,
  async (ctx, { id, content }: { id: string; content: DraftContent }): Promise<DraftRow> => {
    if (!(await lockDraft(ctx.db, id))) fail(mailErrors, "mail.not_found");
    const row = await updateDraft(ctx.db, id, content, ctx.now());
    await ctx.audit({
      act: "mail.draft_changed",
      target: [{ type: "mail_draft", id }],
      facts: { recipients: recipientsOf(content).length },
      sealed: sealedContent(content),
    });
    return row;
  },
);
