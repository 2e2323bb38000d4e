import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { heldRows } from "#platform/server/archives/held-rows.ts";

/** Tasks in the package of a legal hold. */
export const heldTasks: ArchivedFiles = heldRows({
  folder: "tasks",
  what: [
    "tasks that covered people gave or had",
    "Aufgaben, die umfasste Personen gestellt oder bekommen haben",
  ],
  tables: [{ table: "public.tasks", people: ["requester_id", "assignee_id"], changedAt: "updated_at" }],
});
