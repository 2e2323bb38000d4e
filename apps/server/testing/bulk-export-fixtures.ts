import { bulkExportFiles } from "#features/chat/server/exports/bulk/bulk-export-files.ts";
import { downloadBulkExport } from "#features/chat/server/exports/bulk/download-bulk-export.ts";
import { beginPacking, endPacking } from "#features/chat/server/exports/bulk/end-packing.ts";
import { removeBulkExport } from "#features/chat/server/exports/bulk/remove-bulk-export.ts";
import { requestBulkExport } from "#features/chat/server/exports/bulk/request-bulk-export.ts";
import { bulkExportTidying } from "#features/chat/server/exports/bulk/tidy-bulk-exports.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function requested({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  const { id, workspace_id } = await requestBulkExport(ctx, { form: "json", keptHours: 1 });
  return { ctx, id, workspace_id };
}

async function packed(world: CommandWorld) {
  const key = await requested(world);
  const row = await beginPacking(world.system, key);
  if (!row) throw new Error("There is something to pack.");
  await endPacking(world.system, { row, outcome: { sizeBytes: 1 } });
  return key;
}

/** Commands that take several conversations out. */
export const bulkExportFixtures: Record<string, CommandFixture> = {
  "bulk_export.request": { act: "bulk_export.requested", perform: requested },
  "bulk_export.remove": {
    act: "bulk_export.removed",
    async perform(world) {
      const { ctx, id } = await requested(world);
      await removeBulkExport(ctx, { id });
    },
  },
  "bulk_export.download": {
    act: "bulk_export.downloaded",
    async perform(world) {
      const { ctx, id, workspace_id } = await packed(world);
      const zip = { contentType: "application/zip" };
      await ctx.services.blobs.put(bulkExportFiles.keyOf({ id, workspace_id }), Buffer.from("zip"), zip);
      (await downloadBulkExport(ctx, { id })).stream.destroy();
    },
  },
  "bulk_export.begin_packing": {
    act: "bulk_export.packing_begun",
    async perform(world) {
      await beginPacking(world.system, await requested(world));
    },
  },
  "bulk_export.end_packing": { act: "bulk_export.packed", perform: packed },
  "bulk_export.delete_expired": {
    act: "bulk_export.expired",
    async perform(world) {
      await packed(world);
      await bulkExportTidying.deleteExpired(world.system, new Date(Date.now() + 7_200_000));
    },
  },
  "bulk_export.delete_contents": {
    act: "bulk_export.content_deleted",
    async perform(world) {
      const { ctx, id } = await packed(world);
      await removeBulkExport(ctx, { id });
      await bulkExportTidying.deleteContents(world.system, 100);
    },
  },
  "bulk_export.resume_packing": {
    act: "bulk_export.packing_resumed",
    async perform(world) {
      await requested(world);
      await bulkExportTidying.resume(world.system, new Date(Date.now() + 7_200_000));
    },
  },
};
