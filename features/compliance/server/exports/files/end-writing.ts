import type { FileOutcome } from "#platform/server/background-files/background-files.ts";
import { defineGeneration } from "#platform/server/background-files/define-generation.ts";
import { type EventExport, exportKeptHours } from "../../../contract/index.ts";
import { eventExportAccess } from "../event-export.access.ts";
import { auditExport } from "./audit-export.ts";
import { type EventExportRow, getEventExport } from "./event-export.repository.ts";
import { eventExportFiles } from "./event-export-files.ts";

type Failed = Extract<FileOutcome<NonNullable<EventExport["problem"]>>, { problem: unknown }>;
export type WriteOutcome = { sizeBytes: number; events: number } | Failed;

/** The steps around writing an export. */
export const { begin: beginWriting, end: endWriting } = defineGeneration<EventExportRow, WriteOutcome>({
  files: eventExportFiles,
  rule: eventExportAccess.write,
  commands: { begin: "event_export.begin_writing", end: "event_export.end_writing" },
  find: getEventExport,
  keptHours: () => exportKeptHours,
  onBegun: (ctx, row) => auditExport(ctx, row, "event_export.begun", { facts: { attempt: row.attempts } }),
  async onEnded(ctx, row, outcome) {
    if ("problem" in outcome) {
      await auditExport(ctx, row, "event_export.failed", { facts: { problem: outcome.problem } });
    } else {
      const { sizeBytes: bytes, events } = outcome;
      await auditExport(ctx, row, "event_export.written", { facts: { bytes, events } });
    }
  },
});
