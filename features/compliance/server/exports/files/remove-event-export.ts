import { command } from "#platform/server/command.ts";
import { eventExportAccess } from "../event-export.access.ts";
import { auditExport } from "./audit-export.ts";
import { deleteEventExport } from "./event-export.repository.ts";
import { seeEventExport } from "./see-event-export.ts";

/** Cancels an export, or removes it with its file, whose bytes go with the next tidying. */
export const removeEventExport = command(
  "event_export.remove",
  eventExportAccess.remove,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const row = await seeEventExport(ctx, id);
    await deleteEventExport(ctx.db, row);
    await auditExport(ctx, row, "event_export.removed", { facts: { state: row.state } });
  },
);
