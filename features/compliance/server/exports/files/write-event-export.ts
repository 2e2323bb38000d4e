import { z } from "zod";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { beginWriting, endWriting } from "./end-writing.ts";

/**
 * Writes events to a file, as their person. The row says what is left to do, so a job that was lost begins again, and
 * one whose export was removed ends.
 */
export const writeEventExport = defineJob({
  name: "compliance.write_event_export",
  payload: z.object({ workspaceId: z.uuid(), id: z.uuid() }),
  retries: 5,
  // Files that are written at once on one server. A person has one of them.
  atOnce: 2,
  async perform(ctx, { workspaceId, id }) {
    const row = await beginWriting(ctx, { workspace_id: workspaceId, id });
    if (!row) return;
    const { writeFile } = await import("./write-file.ts");
    const outcome = await writeFile(ctx, row);
    if (outcome) await endWriting(ctx, { row, outcome });
  },
});
