import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archiveFiles } from "#features/compliance/server/archives/archive-files.ts";
import { downloadArchive } from "#features/compliance/server/archives/download-archive.ts";
import { beginWriting, endWriting } from "#features/compliance/server/archives/end-writing.ts";
import { removeArchive } from "#features/compliance/server/archives/remove-archive.ts";
import {
  requestArchiveOfPerson,
  requestOwnArchive,
} from "#features/compliance/server/archives/request-archive.ts";
import { archiveTidying } from "#features/compliance/server/archives/tidy-archives.ts";
import { writeArchive } from "#features/compliance/server/archives/write-archive.job.ts";
import { type CommandWorld, createCommandWorld, type Person } from "../testing/command-world.ts";
import { takeArchive } from "../testing/take-archive.ts";

let world: CommandWorld;
beforeAll(async () => {
  world = await createCommandWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** An admin of the installation, whom the database knows as one. */
async function newAdmin(): Promise<Person> {
  const admin = await world.newAdmin();
  await world.look("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.actor.userId]);
  return admin;
}

const stateOf = async (id: string) =>
  (await world.look("select state, problem from archives where id = $1", [id]))[0];
const read = async ({ stream }: Awaited<ReturnType<typeof downloadArchive>>) =>
  Buffer.concat(await stream.toArray());

describe("the archive of somebody else", () => {
  it("is refused to everybody but admins of the installation", async () => {
    const [ann, bob] = [await world.newPerson(), await world.newPerson()];
    await expect(requestArchiveOfPerson(ann.ctx, { email: bob.email })).rejects.toMatchObject({
      status: 403,
    });
  });

  it("is refused for an address that nobody has", async () => {
    const admin = await newAdmin();
    const asked = requestArchiveOfPerson(admin.ctx, { email: "nobody@example.com" });
    await expect(asked).rejects.toMatchObject({ code: "archive.person_not_found", status: 404 });
  });

  it("is an event that the person sees as theirs", async () => {
    const [admin, bob] = [await newAdmin(), await world.newPerson()];
    await requestArchiveOfPerson(admin.ctx, { email: bob.email.toUpperCase() });
    const [event] = await world.look<{ envelope: { obo: { id: string } } }>(
      `select convert_from(envelope, 'UTF8')::jsonb as envelope from audit_events
       where act = 'archive.requested' and workspace_id = $1`,
      [bob.actor.userId],
    );
    expect(event?.envelope.obo.id).toBe(bob.actor.userId);
  });

  it("is downloaded by whoever asked, as long as they are an admin, and by nobody else", async () => {
    const [admin, other, bob] = [await newAdmin(), await newAdmin(), await world.newPerson()];
    const row = await requestArchiveOfPerson(admin.ctx, { email: bob.email });
    await takeArchive(world, row);
    expect((await read(await downloadArchive(admin.ctx, row))).subarray(0, 2).toString()).toBe("PK");
    await expect(downloadArchive(bob.ctx, row)).rejects.toMatchObject({ code: "archive.not_found" });
    await expect(downloadArchive(other.ctx, row)).rejects.toMatchObject({ code: "archive.not_found" });
    const asPerson = world.as({ ...admin.actor, isAdmin: false });
    await expect(downloadArchive(asPerson, row)).rejects.toMatchObject({ status: 403 });
  });

  it("is not written once the right of whoever asked has ended", async () => {
    const [admin, bob] = [await newAdmin(), await world.newPerson()];
    const row = await requestArchiveOfPerson(admin.ctx, { email: bob.email });
    await world.look("delete from user_roles where user_id = $1", [admin.actor.userId]);
    await writeArchive.perform(world.system, { workspaceId: row.workspace_id, id: row.id });
    expect(await stateOf(row.id)).toEqual({ state: "failed", problem: "not_permitted" });
  });
});

describe("archives of a person", () => {
  it("are at most two that are being made", async () => {
    const { ctx } = await world.newPerson();
    await requestOwnArchive(ctx, undefined);
    await requestOwnArchive(ctx, undefined);
    await expect(requestOwnArchive(ctx, undefined)).rejects.toMatchObject({ code: "archive.too_many_open" });
  });

  it("are at most ten that are kept", async () => {
    const { ctx, actor } = await world.newPerson();
    for (let number = 0; number < 10; number += 1)
      await world.look(
        "insert into archives (workspace_id, id, user_id, kind, subject_id, state) values ($1, $2, $1, 'person', $1, 'failed')",
        [actor.userId, randomUUID()],
      );
    await expect(requestOwnArchive(ctx, undefined)).rejects.toMatchObject({ code: "archive.too_many" });
  });

  it("that are cancelled store nothing", async () => {
    const { ctx } = await world.newPerson();
    const row = await requestOwnArchive(ctx, undefined);
    const begun = await beginWriting(world.system, row);
    await removeArchive(ctx, row);
    if (begun) await endWriting(world.system, { row: begun, outcome: { sizeBytes: 1 } });
    expect(await stateOf(row.id)).toBeUndefined();
    expect(await world.services.blobs.exists(archiveFiles.keyOf(row))).toBe(false);
    await writeArchive.perform(world.system, { workspaceId: row.workspace_id, id: row.id });
    expect(await world.services.blobs.exists(archiveFiles.keyOf(row))).toBe(false);
  });

  it("go after 72 hours with their zip", async () => {
    const { ctx } = await world.newPerson();
    const row = await requestOwnArchive(ctx, undefined);
    await takeArchive(world, row);
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    await archiveTidying.deleteExpired(world.system, hours(71));
    expect(await stateOf(row.id)).toMatchObject({ state: "ready" });
    await archiveTidying.deleteExpired(world.system, hours(73));
    await archiveTidying.deleteAllContents(world.system);
    expect(await stateOf(row.id)).toBeUndefined();
    expect(await world.services.blobs.exists(archiveFiles.keyOf(row))).toBe(false);
    await expect(downloadArchive(ctx, row)).rejects.toMatchObject({ code: "archive.not_found" });
  });

  it("are given up after the fifth death of their writer", async () => {
    const { ctx } = await world.newPerson();
    const row = await requestOwnArchive(ctx, undefined);
    for (let deaths = 0; deaths < 6; deaths += 1) await beginWriting(world.system, row);
    expect(await stateOf(row.id)).toEqual({ state: "failed", problem: "interrupted" });
  });
});
