import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import { entitlementsModule } from "#features/entitlements/server/module.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { newId } from "#platform/server/ids.ts";
import { createFilesModule } from "./module.ts";
import { readFileJob } from "./read-file.job.ts";

let server: ChatServer;
beforeAll(async () => {
  // Without a worker: only the test reads.
  server = await createOwnChatServer({ modules: [createFilesModule(), entitlementsModule], isWorker: false });
});
afterAll(() => server[Symbol.asyncDispose]());

it("a server that stops does not wait for a store that sends nothing", async () => {
  const ann = new ChatClient(server, personOf());
  const id = newId();
  const octets = { "content-type": "application/octet-stream" };
  await ann.request("PUT", `/api/v1/files/${id}?name=notes.txt`, Buffer.from("Some text"), octets);
  const silent = new Readable({ read: () => undefined });
  const asked = Promise.withResolvers<void>();
  vi.spyOn(server.services.blobs, "get").mockImplementation(async () => {
    asked.resolve();
    return { contentType: "text/plain", sizeBytes: 9, stream: silent };
  });
  const stopping = new AbortController();
  const { workspaceId } = ann.person;
  const ctx = createCtx(server.services, server.system.actor, { signal: stopping.signal });
  const reading = readFileJob.perform(ctx, { workspaceId, id });
  const ended = expect(reading).rejects.toThrow("aborted");
  await asked.promise;
  stopping.abort();
  await ended;
  expect(silent.destroyed).toBe(true);
});
