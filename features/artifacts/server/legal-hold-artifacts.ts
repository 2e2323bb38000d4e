import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { type HeldTable, legalHoldRows } from "#platform/server/archives/legal-hold-rows.ts";

const artifacts: HeldTable = {
  ...{ table: "public.artifacts", people: ["user_id", "created_by"] },
  ...{ conversation: "conversation_id", changedAt: "updated_at" },
};

/** Artifacts with all their versions, in the package of a legal hold. */
export const legalHoldArtifacts: ArchivedFiles = legalHoldRows({
  folder: "artifacts",
  what: [
    "artifacts of covered people and beside covered conversations, with all versions",
    "Artefakte umfasster Personen und neben umfassten Unterhaltungen, mit allen Versionen",
  ],
  tables: [
    artifacts,
    {
      ...{ table: "public.artifact_versions", people: ["author_id"] },
      of: { table: artifacts, column: "artifact_id" },
    },
  ],
});
