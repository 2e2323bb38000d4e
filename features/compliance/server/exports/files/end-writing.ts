import { command } from "#platform/server/command.ts";
import { exportKeptHours } from "../../../contract/index.ts";
import { eventExportAccess } from "../event-export.access.ts";
import { auditExport } from "./audit-export.ts";
import {
  type EventExportKey,
  type EventExportRow,
  storeWritten,
  takeEventExport,
  type WriteOutcome,
} from "./event-export.repository.ts";
import { noteContent } from "./old-export.repository.ts";

/** Deaths of the writing server after which an export is given up, so that it cannot kill servers for ever. */
const mostAttempts = 5;
const keptMs = exportKeptHours * 3_600_000;

/** Takes an export for writing. Undefined when there is nothing to write, or it was given up just now. */
export const beginWriting = command(
  "event_export.begin_writing",
  eventExportAccess.write,
  async (ctx, key: EventExportKey): Promise<EventExportRow | undefined> => {
    const row = await takeEventExport(ctx.db, key);
    if (!row) {
      // A writer that was killed may have stored its bytes after its export was removed and tidied.
      await noteContent(ctx.db, key);
      return undefined;
    }
    if (row.attempts > mostAttempts) {
      await endWriting(ctx, { row, outcome: { problem: "interrupted" } });
      return undefined;
    }
    await auditExport(ctx, row, "event_export.begun", { facts: { attempt: row.attempts } });
    return row;
  },
);

/** Stores what writing led to. A writer that was overtaken or whose export was removed stores nothing. */
export const endWriting = command(
  "event_export.end_writing",
  eventExportAccess.write,
  async (ctx, { row, outcome }: { row: EventExportRow; outcome: WriteOutcome }): Promise<void> => {
    if (!(await storeWritten(ctx.db, row, outcome, new Date(ctx.now().getTime() + keptMs)))) {
      // Its bytes may have come after they were tidied away.
      await noteContent(ctx.db, row);
      return;
    }
    if ("problem" in outcome) {
      await auditExport(ctx, row, "event_export.failed", { facts: { problem: outcome.problem } });
    } else {
      const { sizeBytes: bytes, events } = outcome;
      await auditExport(ctx, row, "event_export.written", { facts: { bytes, events } });
    }
  },
);
