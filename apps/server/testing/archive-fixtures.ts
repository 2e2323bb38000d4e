import { PlaceHold } from "#features/compliance/contract/index.ts";
import { archiveFiles } from "#features/compliance/server/archives/archive-files.ts";
import { deletePackagesOver } from "#features/compliance/server/archives/delete-packages-over.ts";
import { downloadArchive } from "#features/compliance/server/archives/download-archive.ts";
import { beginWriting, endWriting } from "#features/compliance/server/archives/end-writing.ts";
import { removeArchive } from "#features/compliance/server/archives/remove-archive.ts";
import {
  requestArchiveOfHold,
  requestArchiveOfPerson,
  requestOwnArchive,
} from "#features/compliance/server/archives/request-archive.ts";
import { archiveTidying } from "#features/compliance/server/archives/tidy-archives.ts";
import { placeHold } from "#features/compliance/server/holds/place-hold.ts";
import { releaseHold } from "#features/compliance/server/holds/release-hold.ts";
import type { CommandFixture } from "./command-fixture.ts";
import { type CommandWorld, worldService } from "./command-world.ts";

async function requested({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  return { ctx, row: await requestOwnArchive(ctx, undefined) };
}

async function written(world: CommandWorld) {
  const { ctx, row } = await requested(world);
  const begun = await beginWriting(world.system, row);
  if (!begun) throw new Error("There is something to write.");
  await endWriting(world.system, { row: begun, outcome: { sizeBytes: 1 } });
  return { ctx, row };
}

/** Commands on archives of people and of legal holds. */
export const archiveFixtures: Record<string, CommandFixture> = {
  "archive.request_own": { act: "archive.requested", perform: requested },
  "archive.request_of_person": {
    act: "archive.requested",
    async perform({ newAdmin, newPerson }) {
      const [admin, { email }] = [await newAdmin(), await newPerson()];
      await requestArchiveOfPerson(admin.ctx, { service: worldService, email });
    },
  },
  "archive.request_of_hold": {
    act: "archive.package_requested",
    async perform({ newPerson }) {
      const { ctx } = await newPerson();
      const hold = PlaceHold.parse({ name: "Claim", reason: "A letter", isWhole: true });
      const { id: holdId } = await placeHold(ctx, hold);
      await requestArchiveOfHold(ctx, { holdId });
    },
  },
  "archive.remove": {
    act: "archive.removed",
    async perform(world) {
      const { ctx, row } = await requested(world);
      await removeArchive(ctx, row);
    },
  },
  "archive.download": {
    act: "archive.downloaded",
    async perform(world) {
      const { ctx, row } = await written(world);
      const zip = { contentType: "application/zip" };
      await ctx.services.blobs.put(archiveFiles.keyOf(row), Buffer.from("zip"), zip);
      await downloadArchive(ctx, row);
    },
  },
  "archive.begin_writing": {
    act: "archive.begun",
    async perform(world) {
      await beginWriting(world.system, (await requested(world)).row);
    },
  },
  "archive.end_writing": { act: "archive.written", perform: written },
  "archive.delete_expired": {
    act: "archive.expired",
    async perform(world) {
      await written(world);
      await archiveTidying.deleteExpired(world.system, new Date(Date.now() + 100 * 3_600_000));
    },
  },
  "archive.delete_packages_over": {
    act: "archive.expired",
    async perform({ newPerson, system }) {
      const { ctx } = await newPerson();
      const hold = PlaceHold.parse({ name: "Claim", reason: "A letter", isWhole: true });
      const { id } = await placeHold(ctx, hold);
      await requestArchiveOfHold(ctx, { holdId: id });
      await releaseHold(ctx, { id });
      await deletePackagesOver(system, new Date());
    },
  },
  "archive.delete_contents": {
    act: "archive.content_deleted",
    async perform(world) {
      const { ctx, row } = await written(world);
      await removeArchive(ctx, row);
      await archiveTidying.deleteContents(world.system, 100);
    },
  },
  "archive.resume_writing": {
    act: "archive.resumed",
    async perform(world) {
      await requested(world);
      await archiveTidying.resume(world.system, new Date(Date.now() + 7_200_000));
    },
  },
};
