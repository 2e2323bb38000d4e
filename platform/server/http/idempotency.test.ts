import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { command } from "../command.ts";
import { newId } from "../ids.ts";
import type { Module } from "../module.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { createUserActor } from "../testing/create-user-actor.ts";
import { unrestricted } from "../testing/unrestricted.ts";

const Note = z.object({ text: z.string() });
const declare = {
  tag: "test",
  summary: "For this test",
  method: "POST",
  access: "user",
  body: Note,
} as const;

const ann = createUserActor({ email: "" });

const addNote = command("test.add_note", unrestricted, (ctx, { text }: { text: string }) =>
  ctx.emit({ name: "test.note_added", workspaceId: ann.workspaceId, data: { text } }),
);
const addNoteInVain = command(
  "test.add_note_in_vain",
  unrestricted,
  async (ctx, { text }: { text: string }) => {
    await addNote(ctx, { text });
    throw new Error("changed my mind");
  },
);

let beforeCommand: Promise<void> | undefined;
let afterCommand: Promise<void> | undefined;
let isInVain = false;

const testModule: Module = {
  name: "test",
  routes: [
    (app) => {
      app.route(
        route({ ...declare, path: "/api/v1/test/notes", id: "addNote", reply: Note }),
        async (ctx, { body }) => {
          await beforeCommand;
          await (isInVain ? addNoteInVain : addNote)(ctx, body);
          await afterCommand;
          return body;
        },
      );
      app.route(
        route({ ...declare, path: "/api/v1/test/quiet-notes", id: "addQuietNote" }),
        async (ctx, { body }) => {
          await addNote(ctx.asSystem("test"), body);
          return undefined;
        },
      );
    },
  ],
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [testModule], listen: true });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  beforeCommand = undefined;
  afterCommand = undefined;
  isInVain = false;
});

async function post(key: string, text: string, path = "/api/v1/test/notes") {
  const response = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { ...server.headersOf(ann), "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ text }),
  });
  const reply = await response.text();
  return { status: response.status, code: reply ? JSON.parse(reply).error?.code : undefined };
}

const notes = async (text: string) =>
  (await server.look("select 1 from events where data ->> 'text' = $1", [text])).length;
const keyRow = async (key: string) =>
  (await server.look("select * from idempotency_keys where key = $1", [key]))[0];
/** As if the server that took the key had been lost long ago. */
const abandon = (key: string) =>
  server.look("update idempotency_keys set created_at = now() - interval '31 seconds' where key = $1", [key]);

describe("a request with an Idempotency-Key", () => {
  it("is not done again when its server was lost between doing it and answering", async () => {
    const [key, text] = [newId(), newId()];
    const gate = Promise.withResolvers<void>();
    afterCommand = gate.promise;
    const lost = post(key, text);
    await expect.poll(() => notes(text)).toBe(1);
    await abandon(key);
    expect(await post(key, text)).toEqual({ status: 409, code: "request.already_done" });
    expect(await notes(text)).toBe(1);
    gate.resolve();
    await lost;
  });

  it("is done once also when a server that seemed lost comes back to it", async () => {
    const [key, text] = [newId(), newId()];
    const gate = Promise.withResolvers<void>();
    beforeCommand = gate.promise;
    const late = post(key, text);
    await expect.poll(() => keyRow(key)).toBeDefined();
    await abandon(key);
    beforeCommand = undefined;
    expect((await post(key, text)).status).toBe(200);
    gate.resolve();
    expect(await late).toEqual({ status: 409, code: "request.in_progress" });
    expect(await notes(text)).toBe(1);
  });

  it("may be tried again when its command was rolled back", async () => {
    const [key, text] = [newId(), newId()];
    isInVain = true;
    expect((await post(key, text)).status).toBe(500);
    isInVain = false;
    expect((await post(key, text)).status).toBe(200);
    expect(await notes(text)).toBe(1);
  });

  it("leaves nothing of its answer behind, unless its route says that it holds nothing of a person", async () => {
    const [key, text] = [newId(), newId()];
    expect((await post(key, text)).status).toBe(200);
    expect(JSON.stringify(await keyRow(key))).not.toContain(text);
    expect(await post(key, text)).toEqual({ status: 409, code: "request.already_done" });
    expect(await notes(text)).toBe(1);
  });

  it("is answered alike the second time when there is nothing in the answer", async () => {
    const [key, text] = [newId(), newId()];
    for (let round = 0; round < 2; round += 1) {
      expect(await post(key, text, "/api/v1/test/quiet-notes")).toEqual({ status: 204 });
    }
    expect(await notes(text)).toBe(1);
  });
});
