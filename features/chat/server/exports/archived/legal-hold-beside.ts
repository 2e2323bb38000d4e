import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { legalHoldRows } from "#platform/server/archives/legal-hold-rows.ts";

const common = { people: ["user_id"], conversation: "conversation_id" } as const;

/** What is beside conversations, in the package of a legal hold. */
export const legalHoldBesideConversations: ArchivedFiles = legalHoldRows({
  folder: "beside-conversations",
  what: [
    "public links to conversations, with what they showed, messages that waited, and who handed one over to whom",
    "öffentliche Links zu Unterhaltungen mit dem, was sie zeigten, wartende Nachrichten und wer wem eine übergab",
  ],
  tables: [
    { ...common, table: "public.public_links", changedAt: "withdrawn_at" },
    { ...common, table: "public.queued_messages" },
    { ...common, table: "public.conversation_hand_overs", people: ["from_user_id", "to_user_id"] },
  ],
});
