import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemCtx } from "#platform/server/create-services.ts";
import { newId } from "#platform/server/ids.ts";
import { createAdmin } from "../../manage/testing.ts";
import { type AuthTestServer, createAuthTestServer, type Person } from "../../testing.ts";
import { avatarKey } from "./avatar-blobs.ts";
import { deleteAvatar } from "./delete-avatar.ts";

let server: AuthTestServer;
let image: string;

beforeAll(async () => {
  server = await createAuthTestServer();
  const background = { create: { width: 400, height: 400, channels: 3, background: "#336" } } as const;
  image = (await sharp(background).jpeg().toBuffer()).toString("base64");
});
afterAll(() => server[Symbol.asyncDispose]());

/** Shows a new picture of the person; returns its id. */
async function showPicture(person: Person): Promise<string> {
  const { status } = await fetch(`${server.url}/api/v1/me/avatar`, {
    method: "PUT",
    headers: { ...person.headers, "content-type": "application/json" },
    body: JSON.stringify({ image }),
  });
  expect(status).toBe(204);
  return String((await person.client.getUser()).data.user?.app_metadata.avatar);
}

async function hasFiles(userId: string, id: string): Promise<boolean[]> {
  const keys = (["small", "large"] as const).map((size) => avatarKey({ userId, id }, size));
  return Promise.all(keys.map((key) => server.services.blobs.exists(key)));
}

/** Files below the folder in which this server keeps blobs. */
async function countFiles(): Promise<number> {
  const folder = join(dirname(server.keyFile), "blobs");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** The jobs that wait for a picture of the person. */
async function jobsOf(userId: string) {
  const rows = await server.look<{ data: { userId: string; id: string } }>(
    "select data from pgboss.job where name = 'auth.delete_avatar' and data ->> 'userId' = $1 order by created_on",
    [userId],
  );
  return rows.map(({ data }) => data);
}

describe("deleting the files of a picture", () => {
  it("takes both sizes from the disk, and no other picture: of the person, or of another", async () => {
    const [ann, bob] = [await server.signUpPerson(), await server.signUpPerson()];
    const [first, second] = [await showPicture(ann), await showPicture(ann)];
    const ofBob = await showPicture(bob);
    const before = await countFiles();
    await deleteAvatar.perform(server.system, { userId: ann.id, id: first });
    expect(await hasFiles(ann.id, first)).toEqual([false, false]);
    expect(await hasFiles(ann.id, second)).toEqual([true, true]);
    expect(await hasFiles(bob.id, ofBob)).toEqual([true, true]);
    expect(await countFiles()).toBe(before - 2);
  });

  it("does nothing when it is repeated, half done, or about a picture that never was", async () => {
    const ann = await server.signUpPerson();
    const id = await showPicture(ann);
    await server.services.blobs.delete(avatarKey({ userId: ann.id, id }, "small"));
    for (const _ of [1, 2]) await deleteAvatar.perform(server.system, { userId: ann.id, id });
    expect(await hasFiles(ann.id, id)).toEqual([false, false]);
    const before = await countFiles();
    await deleteAvatar.perform(server.system, { userId: ann.id, id: newId() });
    expect(await countFiles()).toBe(before);
  });

  it("reaches the files of nobody else, whoever's picture is named", async () => {
    const [ann, bob] = [await server.signUpPerson(), await server.signUpPerson()];
    const id = await showPicture(bob);
    await deleteAvatar.perform(server.system, { userId: ann.id, id });
    expect(await hasFiles(bob.id, id)).toEqual([true, true]);
    for (const name of ["../x", "", `${id}-small`]) {
      expect(deleteAvatar.payload.safeParse({ userId: bob.id, id: name }).success).toBe(false);
    }
  });

  it("is tried again when the disk fails", async () => {
    const broken = { ...server.services.blobs, delete: () => Promise.reject(new Error("no disk")) };
    const ctx = systemCtx({ ...server.services, blobs: broken }, "test");
    await expect(deleteAvatar.perform(ctx, { userId: newId(), id: newId() })).rejects.toThrow("no disk");
    expect(deleteAvatar.retries).toBeGreaterThan(0);
  });
});

describe("the files of a picture are deleted", () => {
  it("when another takes its place, when it is taken away, and by nobody as long as it is shown", async () => {
    const ann = await server.signUpPerson();
    const first = await showPicture(ann);
    expect(await jobsOf(ann.id)).toEqual([]);
    const second = await showPicture(ann);
    await fetch(`${server.url}/api/v1/me/avatar`, { method: "DELETE", headers: ann.headers });
    expect(await jobsOf(ann.id)).toEqual([first, second].map((id) => ({ userId: ann.id, id })));
  });

  it("when a program empties the account", async () => {
    const ann = await server.signUpPerson();
    const id = await showPicture(ann);
    await (await createAdmin(server)).admin.deleteUser(ann.id, true);
    expect(await jobsOf(ann.id)).toEqual([{ userId: ann.id, id }]);
  });

  it("by a worker, from its queue", async () => {
    const ann = await server.signUpPerson();
    const [first, second] = [await showPicture(ann), await showPicture(ann)];
    await server.services.jobs.work();
    await expect.poll(() => hasFiles(ann.id, first), { timeout: 20_000 }).toEqual([false, false]);
    expect(await hasFiles(ann.id, second)).toEqual([true, true]);
  });
});
