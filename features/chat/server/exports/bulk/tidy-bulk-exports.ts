import { z } from "zod";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { bulkExportAccess } from "./bulk-export.access.ts";
import {
  deleteContentRow,
  deleteExpired,
  listStuckExports,
  lockOrphanedContents,
} from "./bulk-export.repository.ts";
import { contentKeyOf } from "./download-bulk-export.ts";
import { packBulkExport } from "./pack-bulk-export.ts";

const batchSize = 100;
/** Longer than any conversation takes. */
const stuckMs = 3_600_000;

/** Deletes exports whose time is over. Returns how many. */
export const deleteExpiredExports = command(
  "bulk_export.delete_expired",
  bulkExportAccess.tidy,
  async (ctx, now: Date): Promise<number> => {
    const expired = await deleteExpired(ctx.db, now, batchSize);
    for (const { workspace_id: workspaceId, user_id, id } of expired) {
      await ctx.audit({
        ...{ act: "bulk_export.expired", workspaceId, onBehalfOf: user_id },
        target: [{ type: "bulk_export", id }],
      });
    }
    return expired.length;
  },
);

/** Deletes zips without an export. Their rows stay locked until the bytes are gone. Returns how many. */
export const deleteExportContents = command(
  "bulk_export.delete_contents",
  bulkExportAccess.tidy,
  async (ctx, limit: number): Promise<number> => {
    const orphans = await lockOrphanedContents(ctx.db, limit);
    for (const orphan of orphans) {
      await ctx.services.blobs.delete(contentKeyOf(orphan));
      await deleteContentRow(ctx.db, orphan);
      const { workspace_id: workspaceId, id } = orphan;
      const target = [{ type: "bulk_export", id }];
      await ctx.audit({ act: "bulk_export.content_deleted", workspaceId, target });
    }
    return orphans.length;
  },
);

/** Deletes all zips without an export. */
export async function deleteAllExportContents(ctx: Ctx): Promise<void> {
  while ((await deleteExportContents(ctx, batchSize)) === batchSize);
}

/** Queues exports again whose job was lost. */
export const resumePacking = command(
  "bulk_export.resume_packing",
  bulkExportAccess.tidy,
  async (ctx, now: Date) => {
    const stuck = await listStuckExports(ctx.db, new Date(now.getTime() - stuckMs), batchSize);
    for (const { workspace_id: workspaceId, user_id: of, id } of stuck) {
      await ctx.enqueue(packBulkExport, { workspaceId, id }, { singletonKey: id, of });
      const target = [{ type: "bulk_export", id }];
      await ctx.audit({ act: "bulk_export.packing_resumed", workspaceId, target });
    }
  },
);

export const tidyBulkExports = defineJob({
  name: "chat.tidy_bulk_exports",
  payload: z.object({}),
  schedule: "*/10 * * * *",
  async perform(ctx) {
    while ((await deleteExpiredExports(ctx, ctx.now())) === batchSize);
    await deleteAllExportContents(ctx);
    await resumePacking(ctx, ctx.now());
  },
});
