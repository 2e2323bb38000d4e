import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import { entitlementsModule } from "#features/entitlements/server/module.ts";
import { newId } from "#platform/server/ids.ts";
import { createFilesModule } from "./module.ts";
import { deleteUnsentFiles } from "./tidy-files.ts";

let server: ChatServer;
let ann: ChatClient;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [createFilesModule(), entitlementsModule], isWorker: false });
  ann = new ChatClient(server, personOf());
});
afterAll(() => server[Symbol.asyncDispose]());

async function readyFile(): Promise<string> {
  const id = newId();
  const octets = { "content-type": "application/octet-stream" };
  await ann.request("PUT", `/api/v1/files/${id}?name=a.txt`, Buffer.from(id), octets);
  await server.look("update files set state = 'ready', kind = 'text', character_count = 1 where id = $1", [
    id,
  ]);
  return id;
}

const codeOf = (body: unknown) => (body as { error?: { code?: string } } | undefined)?.error?.code ?? "done";
const send = async (id: string) => codeOf((await ann.send("What is this?", { fileIds: [id] })).body);
const remove = async (id: string) => codeOf((await ann.call("DELETE", `/api/v1/files/${id}`)).body);
const tidy = () =>
  deleteUnsentFiles(server.system, new Date(server.services.now().getTime() + 8 * 24 * 3_600_000));
const held = async (id: string) =>
  (await server.look("select from message_files where file_id = $1", [id])).length;
const files = async (id: string) => (await server.look("select from files where id = $1", [id])).length;

/** Holds a lock until it is let go. */
async function hold(statement: string): Promise<() => Promise<void>> {
  const holder = await server.services.servicePool.connect();
  await holder.query("begin");
  await holder.query("select set_config('role', 'service_role', true)");
  await holder.query(statement);
  return async () => {
    await holder.query("rollback");
    holder.release();
  };
}

async function untilWaiting(count: number): Promise<void> {
  for (let waiting = 0; waiting < count; ) {
    const rows = await server.look(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    waiting = rows.length;
  }
}

/** Lets these wait for the row of a file, in this order, and then go on together. */
async function inOrder(id: string, acts: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const letGo = await hold(`select from files where id = '${id}' for update`);
  const outcomes: Promise<unknown>[] = [];
  for (const act of acts) {
    outcomes.push(act());
    await untilWaiting(outcomes.length);
  }
  await letGo();
  return Promise.all(outcomes);
}

describe("a file that is deleted while a message takes it", () => {
  it("is deleted when that came first, and the message is refused", async () => {
    const id = await readyFile();
    expect(await inOrder(id, [() => remove(id), () => send(id)])).toEqual(["done", "file.not_found"]);
    expect([await held(id), await files(id)]).toEqual([0, 0]);
  });

  it("stays when the message came first", async () => {
    const id = await readyFile();
    expect(await inOrder(id, [() => send(id), () => remove(id)])).toEqual(["done", "file.in_use"]);
    expect([await held(id), await files(id)]).toEqual([1, 1]);
  });
});

describe("a file that nobody sent for a week", () => {
  it("stays when a message is just taking it", async () => {
    const id = await readyFile();
    // The message has the file by then, and is about to say so.
    const letGo = await hold("lock table message_files in share mode");
    const sent = send(id);
    await untilWaiting(1);
    await tidy();
    await letGo();
    expect(await sent).toBe("done");
    expect([await held(id), await files(id)]).toEqual([1, 1]);
  });

  it("and was tidied away is refused to a message", async () => {
    const id = await readyFile();
    await tidy();
    expect(await send(id)).toBe("file.not_found");
  });
});
