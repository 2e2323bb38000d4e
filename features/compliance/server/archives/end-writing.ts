import type { FileOutcome } from "#platform/server/background-files/background-files.ts";
import { defineGeneration } from "#platform/server/background-files/define-generation.ts";
import { type Archive, archiveKeptHours } from "../../contract/index.ts";
import { archiveAccess } from "./archive.access.ts";
import { type ArchiveRow, getArchive } from "./archive.repository.ts";
import { archiveFiles } from "./archive-files.ts";
import { auditArchive } from "./audit-archive.ts";

export type WriteOutcome = FileOutcome<NonNullable<Archive["problem"]>>;

/** The steps around writing an archive. */
export const { begin: beginWriting, end: endWriting } = defineGeneration<ArchiveRow, WriteOutcome>({
  files: archiveFiles,
  rule: archiveAccess.write,
  commands: { begin: "archive.begin_writing", end: "archive.end_writing" },
  find: getArchive,
  keptHours: () => archiveKeptHours,
  onBegun: (ctx, row) => auditArchive(ctx, row, "archive.begun", { attempt: row.attempts }),
  onEnded: (ctx, row, outcome) =>
    "problem" in outcome
      ? auditArchive(ctx, row, "archive.failed", { problem: outcome.problem })
      : auditArchive(ctx, row, "archive.written", { bytes: outcome.sizeBytes }),
});
