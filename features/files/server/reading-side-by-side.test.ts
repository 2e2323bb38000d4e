import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import { entitlementsModule } from "#features/entitlements/server/module.ts";
import { newId } from "#platform/server/ids.ts";
import type { StoredFile } from "../contract/index.ts";
import { createFilesModule } from "./module.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [createFilesModule(), entitlementsModule] });
  await server.services.jobs.work();
});
afterAll(() => server[Symbol.asyncDispose]());

async function upload(person: ChatClient, name: string): Promise<string> {
  const id = newId();
  const octets = { "content-type": "application/octet-stream" };
  await person.request("PUT", `/api/v1/files/${id}?name=${name}`, Buffer.from(`The text of ${name}`), octets);
  return id;
}

const stateOf = async (person: ChatClient, id: string) =>
  (await person.get<StoredFile>(`/api/v1/files/${id}`)).state;

it("a file that takes long holds up its person's others, and nobody else's", async () => {
  const [ann, ben] = [new ChatClient(server, personOf()), new ChatClient(server, personOf())];
  const end = Promise.withResolvers<void>();
  const { blobs } = server.services;
  const get = blobs.get;
  vi.spyOn(blobs, "get").mockImplementation(async (key) => {
    if (key.includes(ann.person.workspaceId)) await end.promise;
    return get(key);
  });
  const slow = [];
  for (const name of ["a.txt", "b.txt", "c.txt", "d.txt"]) slow.push(await upload(ann, name));
  const other = await upload(ben, "notes.txt");
  await expect.poll(() => stateOf(ben, other), { timeout: 20_000 }).toBe("ready");
  expect(await Promise.all(slow.map((id) => stateOf(ann, id)))).toEqual(slow.map(() => "reading"));
  end.resolve();
  for (const id of slow) await expect.poll(() => stateOf(ann, id), { timeout: 20_000 }).toBe("ready");
});
