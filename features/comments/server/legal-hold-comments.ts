import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { legalHoldRows } from "#platform/server/archives/legal-hold-rows.ts";

/** Comments in the package of a legal hold: of covered people, and on covered conversations. */
export const legalHoldComments: ArchivedFiles = legalHoldRows({
  folder: "comments",
  what: [
    "comments of covered people, and those on covered conversations",
    "Kommentare umfasster Personen und solche zu umfassten Unterhaltungen",
  ],
  tables: [
    {
      table: "public.comments",
      people: ["user_id"],
      conversation: "conversation_id",
      changedAt: "created_at",
    },
  ],
});
