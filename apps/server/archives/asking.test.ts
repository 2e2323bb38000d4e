import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseUser } from "#features/auth/server/closing/erase-user.ts";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { PlaceHold } from "#features/compliance/contract/index.ts";
import { archiveFiles } from "#features/compliance/server/archives/archive-files.ts";
import { downloadArchive } from "#features/compliance/server/archives/download-archive.ts";
import { beginWriting, endWriting } from "#features/compliance/server/archives/end-writing.ts";
import { removeArchive } from "#features/compliance/server/archives/remove-archive.ts";
import {
  requestArchiveOfHold,
  requestArchiveOfPerson,
  requestOwnArchive,
} from "#features/compliance/server/archives/request-archive.ts";
import { archiveTidying } from "#features/compliance/server/archives/tidy-archives.ts";
import { writeArchive } from "#features/compliance/server/archives/write-archive.job.ts";
import { placeHold } from "#features/compliance/server/holds/place-hold.ts";
import {
  type CommandWorld,
  createCommandWorld,
  type Person,
  worldService as service,
} from "../testing/command-world.ts";
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

/** Two days after their last proof. */
const grownOld = async ({ actor: { sessionId } }: Person) => {
  await world.look("update auth.sessions set created_at = now() - interval '2 days' where id = $1", [
    sessionId,
  ]);
  await world.look("delete from auth.mfa_amr_claims where session_id = $1", [sessionId]);
};
/** Whose address is proved. */
async function newKnown(): Promise<Person> {
  const known = await world.newPerson();
  await world.look("update auth.users set email_confirmed_at = now() where id = $1", [known.actor.userId]);
  return known;
}
const mailsTo = async ({ email }: Person) =>
  (
    await world.look<{ kind: string }>("select kind from outgoing_messages where recipient = $1", [email])
  ).map(({ kind }) => kind);

const stateOf = async (id: string) =>
  (await world.look("select state, problem from archives where id = $1", [id]))[0];
const read = async ({ stream }: Awaited<ReturnType<typeof downloadArchive>>) =>
  Buffer.concat(await stream.toArray());

describe("the archive of somebody else", () => {
  it("is refused to everybody but admins of the installation", async () => {
    const [ann, bob] = [await world.newPerson(), await world.newPerson()];
    await expect(requestArchiveOfPerson(ann.ctx, { service, email: bob.email })).rejects.toMatchObject({
      status: 403,
    });
  });

  it("is refused for an address that nobody has", async () => {
    const admin = await newAdmin();
    const asked = requestArchiveOfPerson(admin.ctx, { service, email: "nobody@example.com" });
    await expect(asked).rejects.toMatchObject({ code: "archive.person_not_found", status: 404 });
  });

  it("is an event that the person sees as theirs", async () => {
    const [admin, bob] = [await newAdmin(), await world.newPerson()];
    await requestArchiveOfPerson(admin.ctx, { service, email: bob.email.toUpperCase() });
    const [event] = await world.look<{ envelope: { obo: { id: string } } }>(
      `select convert_from(envelope, 'UTF8')::jsonb as envelope from audit_events
       where act = 'archive.requested' and workspace_id = $1`,
      [bob.actor.userId],
    );
    expect(event?.envelope.obo.id).toBe(bob.actor.userId);
  });

  it("is downloaded by whoever asked, as long as they are an admin, and by nobody else", async () => {
    const [admin, other, bob] = [await newAdmin(), await newAdmin(), await world.newPerson()];
    const [row] = await requestArchiveOfPerson(admin.ctx, { service, email: bob.email });
    if (!row) throw new Error("There is one for each account.");
    await takeArchive(world, row);
    expect((await read(await downloadArchive(admin.ctx, row))).subarray(0, 2).toString()).toBe("PK");
    await expect(downloadArchive(bob.ctx, row)).rejects.toMatchObject({ code: "archive.not_found" });
    await expect(downloadArchive(other.ctx, row)).rejects.toMatchObject({ code: "archive.not_found" });
    const asPerson = world.as({ ...admin.actor, isAdmin: false });
    await expect(downloadArchive(asPerson, row)).rejects.toMatchObject({ status: 403 });
  });

  it("is not written once the right of whoever asked has ended", async () => {
    const [admin, bob] = [await newAdmin(), await world.newPerson()];
    const [row] = await requestArchiveOfPerson(admin.ctx, { service, email: bob.email });
    if (!row) throw new Error("There is one for each account.");
    await world.look("delete from user_roles where user_id = $1", [admin.actor.userId]);
    await writeArchive.perform(world.system, { workspaceId: row.workspace_id, id: row.id });
    expect(await stateOf(row.id)).toEqual({ state: "failed", problem: "not_permitted" });
  });
});

describe("whose archive an admin asked for", () => {
  it("gets a mail that says so", async () => {
    const [admin, bob] = [await newAdmin(), await newKnown()];
    await requestArchiveOfPerson(admin.ctx, { service, email: bob.email });
    expect(await mailsTo(bob)).toContain("auth.archive_asked");
  });

  it("gets none while a legal hold covers them", async () => {
    const [admin, bob, colleague] = [await newAdmin(), await newKnown(), await newKnown()];
    await world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')", [
      bob.actor.workspaceId,
      colleague.actor.userId,
    ]);
    await placeHold(bob.ctx, PlaceHold.parse({ name: "A", reason: "B", isWhole: true }));
    await requestArchiveOfPerson(admin.ctx, { service, email: bob.email });
    expect(await mailsTo(bob)).not.toContain("auth.archive_asked");
  });

  it("has an archive of each account with the address", async () => {
    const [admin, bob, twin] = [await newAdmin(), await world.newPerson(), await world.newPerson()];
    await world.look("update auth.users set email = $2, is_sso_user = true where id = $1", [
      twin.actor.userId,
      bob.email,
    ]);
    const rows = await requestArchiveOfPerson(admin.ctx, { service, email: bob.email });
    expect(rows.map(({ subject_id }) => subject_id).toSorted()).toEqual(
      [bob.actor.userId, twin.actor.userId].toSorted(),
    );
  });

  it("is in no archive any more once they are erased, whoever asked", async () => {
    const [admin, bob] = [await newAdmin(), await world.newPerson()];
    const [row] = await requestArchiveOfPerson(admin.ctx, { service, email: bob.email });
    if (!row) throw new Error("There is one for each account.");
    await takeArchive(world, row);
    const erasureId = await deleteUser(world.system, { id: bob.actor.userId, isSoft: false });
    await eraseUser.perform(world.system, {
      userId: bob.actor.userId,
      erasureId,
      avatarId: null,
      isAgain: false,
    });
    expect(await stateOf(row.id)).toBeUndefined();
    expect(await world.services.blobs.exists(archiveFiles.keyOf(row))).toBe(false);
  });
});

describe("a session without a proof of the last day", () => {
  it("gets no archive, of itself or of anybody, and no package", async () => {
    const [admin, bob] = [await newAdmin(), await world.newPerson()];
    const { id: holdId } = await placeHold(
      bob.ctx,
      PlaceHold.parse({ name: "A", reason: "B", isWhole: true }),
    );
    for (const one of [admin, bob]) await grownOld(one);
    const refusal = { code: "archive.prove_again", status: 403 };
    await expect(requestOwnArchive(bob.ctx, undefined)).rejects.toMatchObject(refusal);
    await expect(requestArchiveOfHold(bob.ctx, { holdId })).rejects.toMatchObject(refusal);
    await expect(requestArchiveOfPerson(admin.ctx, { service, email: bob.email })).rejects.toMatchObject(
      refusal,
    );
  });
});

describe("archives of a person", () => {
  it("count in all workspaces together", async () => {
    const { ctx, actor } = await world.newPerson();
    const workspaceId = randomUUID();
    const there = world.as({ ...actor, workspaceId, role: "member" });
    await requestOwnArchive(there, undefined);
    await requestOwnArchive(there, undefined);
    await expect(requestOwnArchive(ctx, undefined)).rejects.toMatchObject({ code: "archive.too_many_open" });
  });

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
