import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { mailErrors } from "../contract/index.ts";
import { deleteDraftRow } from "./draft.repository.ts";
import { mailAccess } from "./mail.access.ts";

/** Deletes a draft. Throws `mail.not_found`. */
export const deleteDraft = command(
  "mail.delete_draft",
  mailAccess.delete_draft,
  async (ctx, { id }: { id: string }): Promise<void> => {
    if (!(await deleteDraftRow(ctx.db, id))) fail(mailErrors, "mail.not_found");
    await ctx.audit({ act: "mail.draft_deleted", target: [{ type: "mail_draft", id }] });
  },
);
