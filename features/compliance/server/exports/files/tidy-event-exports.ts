import { z } from "zod";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { eventExportAccess } from "../event-export.access.ts";
import { contentKeyOf } from "./download-event-export.ts";
import {
  deleteContentRow,
  deleteExpired,
  listStuckExports,
  lockOrphanedContents,
} from "./old-export.repository.ts";
import { writeEventExport } from "./write-event-export.ts";

const batchSize = 100;
/** Longer than any page of events takes. */
const stuckMs = 3_600_000;

/** Deletes exports whose time is over. Returns how many. */
export const deleteExpiredEventExports = command(
  "event_export.delete_expired",
  eventExportAccess.tidy,
  async (ctx, now: Date): Promise<number> => {
    const expired = await deleteExpired(ctx.db, now, batchSize);
    for (const { workspace_id: workspaceId, user_id: onBehalfOf, id } of expired) {
      const target = [{ type: "event_export", id }];
      await ctx.audit({ act: "event_export.expired", workspaceId, onBehalfOf, target });
    }
    return expired.length;
  },
);

/** Deletes files without an export. Their rows stay locked until the bytes are gone. Returns how many. */
export const deleteEventExportContents = command(
  "event_export.delete_contents",
  eventExportAccess.tidy,
  async (ctx, limit: number): Promise<number> => {
    const orphans = await lockOrphanedContents(ctx.db, limit);
    for (const orphan of orphans) {
      await ctx.services.blobs.delete(contentKeyOf(orphan));
      await deleteContentRow(ctx.db, orphan);
      const { workspace_id: workspaceId, id } = orphan;
      const target = [{ type: "event_export", id }];
      await ctx.audit({ act: "event_export.content_deleted", workspaceId, target });
    }
    return orphans.length;
  },
);

/** Deletes all files without an export. */
export async function deleteAllEventExportContents(ctx: Ctx): Promise<void> {
  while ((await deleteEventExportContents(ctx, batchSize)) === batchSize);
}

/** Queues exports again whose job was lost. */
export const resumeWriting = command(
  "event_export.resume_writing",
  eventExportAccess.tidy,
  async (ctx, now: Date) => {
    const stuck = await listStuckExports(ctx.db, new Date(now.getTime() - stuckMs), batchSize);
    for (const { workspace_id: workspaceId, user_id: of, id } of stuck) {
      await ctx.enqueue(writeEventExport, { workspaceId, id }, { singletonKey: id, of });
      const target = [{ type: "event_export", id }];
      await ctx.audit({ act: "event_export.resumed", workspaceId, target });
    }
  },
);

export const tidyEventExports = defineJob({
  name: "compliance.tidy_event_exports",
  payload: z.object({}),
  schedule: "*/10 * * * *",
  async perform(ctx) {
    while ((await deleteExpiredEventExports(ctx, ctx.now())) === batchSize);
    await deleteAllEventExportContents(ctx);
    await resumeWriting(ctx, ctx.now());
  },
});
