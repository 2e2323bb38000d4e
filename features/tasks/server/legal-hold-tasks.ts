import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { legalHoldRows } from "#platform/server/archives/legal-hold-rows.ts";

/** Tasks in the package of a legal hold. */
export const legalHoldTasks: ArchivedFiles = legalHoldRows({
  folder: "tasks",
  what: [
    "tasks that covered people gave or had",
    "Aufgaben, die umfasste Personen gestellt oder bekommen haben",
  ],
  tables: [{ table: "public.tasks", people: ["requester_id", "assignee_id"], changedAt: "updated_at" }],
});
