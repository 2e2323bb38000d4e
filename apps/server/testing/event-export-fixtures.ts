import { downloadEventExport } from "#features/compliance/server/exports/files/download-event-export.ts";
import { beginWriting, endWriting } from "#features/compliance/server/exports/files/end-writing.ts";
import { eventExportFiles } from "#features/compliance/server/exports/files/event-export-files.ts";
import { removeEventExport } from "#features/compliance/server/exports/files/remove-event-export.ts";
import { requestEventExport } from "#features/compliance/server/exports/files/request-event-export.ts";
import { eventExportTidying } from "#features/compliance/server/exports/files/tidy-event-exports.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

const wanted = { form: "csv", scope: "workspace", filter: {} } as const;

async function requested({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  const { id, workspace_id } = await requestEventExport(ctx, wanted);
  return { ctx, id, workspace_id };
}

async function written(world: CommandWorld) {
  const key = await requested(world);
  const row = await beginWriting(world.system, key);
  if (!row) throw new Error("There is something to write.");
  await endWriting(world.system, { row, outcome: { sizeBytes: 1, events: 1 } });
  return key;
}

/** Commands that take events out as a file. */
export const eventExportFixtures: Record<string, CommandFixture> = {
  "event_export.request": { act: "event_export.requested", perform: requested },
  "event_export.request_installation": {
    act: "event_export.requested",
    async perform({ newAdmin }) {
      const { ctx } = await newAdmin();
      await requestEventExport(ctx, { ...wanted, scope: "installation" });
    },
  },
  "event_export.remove": {
    act: "event_export.removed",
    async perform(world) {
      const { ctx, id } = await requested(world);
      await removeEventExport(ctx, { id });
    },
  },
  "event_export.download": {
    act: "event_export.downloaded",
    async perform(world) {
      const { ctx, id, workspace_id } = await written(world);
      const packed = { contentType: "application/gzip" };
      await ctx.services.blobs.put(
        eventExportFiles.keyOf({ id, workspace_id }),
        Buffer.from("events"),
        packed,
      );
      await downloadEventExport(ctx, { id });
    },
  },
  "event_export.begin_writing": {
    act: "event_export.begun",
    async perform(world) {
      await beginWriting(world.system, await requested(world));
    },
  },
  "event_export.end_writing": { act: "event_export.written", perform: written },
  "event_export.delete_expired": {
    act: "event_export.expired",
    async perform(world) {
      await written(world);
      await eventExportTidying.deleteExpired(world.system, new Date(Date.now() + 100 * 3_600_000));
    },
  },
  "event_export.delete_contents": {
    act: "event_export.content_deleted",
    async perform(world) {
      const { ctx, id } = await written(world);
      await removeEventExport(ctx, { id });
      await eventExportTidying.deleteContents(world.system, 100);
    },
  },
  "event_export.resume_writing": {
    act: "event_export.resumed",
    async perform(world) {
      await requested(world);
      await eventExportTidying.resume(world.system, new Date(Date.now() + 7_200_000));
    },
  },
};
