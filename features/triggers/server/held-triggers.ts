import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { type HeldTable, heldRows } from "#platform/server/archives/held-rows.ts";

const triggers: HeldTable = {
  ...{ table: "public.triggers", people: ["user_id"], agent: "agent_id", changedAt: "updated_at" },
};

/** Triggers and when they fired, in the package of a legal hold. */
export const heldTriggers: ArchivedFiles = heldRows({
  folder: "triggers",
  what: ["triggers, and each time that one fired", "Auslöser, und jedes Mal, dass einer ausgelöst hat"],
  tables: [
    triggers,
    {
      ...{ table: "public.trigger_firings", people: ["user_id"], conversation: "conversation_id" },
      ...{ madeAt: "fired_at", of: { table: triggers, column: "trigger_id" } },
    },
  ],
});
