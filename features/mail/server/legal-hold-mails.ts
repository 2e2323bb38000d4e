import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { legalHoldRows } from "#platform/server/archives/legal-hold-rows.ts";

const common = { people: ["user_id"], conversation: "conversation_id" } as const;

/** Mails that people wrote with the assistant, in the package of a legal hold. */
export const legalHoldMails: ArchivedFiles = legalHoldRows({
  folder: "mails",
  what: ["drafts of mails, and mails that were sent", "Entwürfe von E-Mails, und gesendete E-Mails"],
  tables: [
    { ...common, table: "public.mail_drafts", changedAt: "updated_at" },
    { ...common, table: "public.outgoing_mails", changedAt: "ended_at" },
  ],
});
