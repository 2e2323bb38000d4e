import { z } from "zod";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { beginWriting, endWriting } from "./end-writing.ts";

/**
 * Packs an archive. The row says what is left to do, so a job that was lost begins again, and one whose archive was
 * removed ends.
 */
export const writeArchive = defineJob({
  name: "compliance.write_archive",
  payload: z.object({ workspaceId: z.uuid(), id: z.uuid() }),
  retries: 5,
  // Archives that are written at once on one server. A person has one of them.
  atOnce: 1,
  async perform(ctx, { workspaceId, id }) {
    const row = await beginWriting(ctx, { workspace_id: workspaceId, id });
    if (!row) return;
    const { packArchive } = await import("./writing/pack-archive.ts");
    const outcome = await packArchive(ctx, row);
    if (outcome) await endWriting(ctx, { row, outcome });
  },
});
