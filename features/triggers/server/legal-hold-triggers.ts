import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { type HeldTable, legalHoldRows } from "#platform/server/archives/legal-hold-rows.ts";

const triggers: HeldTable = {
  ...{ table: "public.triggers", people: ["user_id"], agent: "agent_id", changedAt: "updated_at" },
};

/** Triggers and when they fired, in the package of a legal hold. */
export const legalHoldTriggers: ArchivedFiles = legalHoldRows({
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
