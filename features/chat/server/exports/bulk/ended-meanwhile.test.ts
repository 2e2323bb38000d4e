import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import type { BulkExport } from "../../../contract/index.ts";
import { ChatClient } from "../../testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "../../testing/create-chat-server.ts";
import { packBulkExport } from "./pack-bulk-export.ts";

let server: ChatServer;
beforeAll(async () => {
  // Without a worker: the test packs.
  server = await createOwnChatServer({ isWorker: false });
});
afterAll(() => server[Symbol.asyncDispose]());

const path = "/api/v1/bulk-exports";

/** Two pages of questions, the first of which names a tool call. */
async function addLongConversation({ workspaceId, userId }: ChatClient["person"]): Promise<string> {
  const id = newId();
  const call = {
    ...{ type: "tool-call", toolCallId: newId(), name: "calculate", title: "Calculate", status: "succeeded" },
    ...{ summary: "", sources: [] },
  };
  await server.look(
    "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'A long talk')",
    [workspaceId, id, userId],
  );
  await server.look(
    `insert into messages (workspace_id, id, conversation_id, user_id, role, status, parts, body)
     select $1, gen_random_uuid(), $2, $3, 'user', 'complete', jsonb_build_array($4::jsonb), 'Hello'
     from generate_series(1, 60)`,
    [workspaceId, id, userId, JSON.stringify(call)],
  );
  return id;
}

it("an export goes on without a conversation that ends while it is read", async () => {
  const ann = new ChatClient(server, personOf());
  await ann.get(path);
  const [ending, staying] = [await addLongConversation(ann.person), await addLongConversation(ann.person)];
  const { body } = await ann.call<BulkExport>("POST", path, { form: "json", ids: [ending, staying] });

  const holder = await server.services.servicePool.connect();
  await holder.query("begin");
  await holder.query("lock table tool_calls in access exclusive mode");
  const packing = packBulkExport.perform(server.system, {
    workspaceId: ann.person.workspaceId,
    id: body.id,
  });
  await untilWaiting();
  await server.look("delete from messages where conversation_id = $1", [ending]);
  await server.look("delete from conversations where id = $1", [ending]);
  await holder.query("rollback");
  holder.release();
  await packing;

  const reply = await ann.request("GET", `${path}/${body.id}/download`);
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  expect(Object.keys(files)).toEqual([`adjutant-conversations/${staying}.json`]);
  expect(JSON.parse(strFromU8(Object.values(files)[0] ?? new Uint8Array())).messages).toHaveLength(60);
  expect(await server.look("select attempts from bulk_exports where id = $1", [body.id])).toEqual([
    { attempts: 1 },
  ]);
});

it("nor is one in it that was deleted while it was read, or after it was packed", async () => {
  const ann = new ChatClient(server, personOf());
  await ann.get(path);
  const ids = [await addLongConversation(ann.person), await addLongConversation(ann.person)];
  const [first = "", second = ""] = ids;
  const third = await addLongConversation(ann.person);
  const { body } = await ann.call<BulkExport>("POST", path, { form: "json", ids: [first, second, third] });
  const softlyDelete = (id: string) =>
    server.look("update conversations set deleted_at = now() where id = $1", [id]);

  const holder = await server.services.servicePool.connect();
  const pauseAt = async (table: string) => {
    await holder.query("begin");
    await holder.query(`lock table ${table} in access exclusive mode`);
  };
  await pauseAt("tool_calls");
  const { workspaceId } = ann.person;
  const packing = packBulkExport.perform(server.system, { workspaceId, id: body.id });
  await untilWaiting();
  await softlyDelete(first);
  // The zip has the second one before it stores that the third one is begun.
  await server.look(
    `create function hold_third() returns trigger language plpgsql as $$
     begin
       if new.done_count = 1 then perform pg_advisory_xact_lock(4711); end if;
       return new;
     end $$`,
    [],
  );
  await server.look(
    "create trigger hold_third before update on bulk_export_contents for each row execute function hold_third()",
    [],
  );
  const gate = await server.services.servicePool.connect();
  await gate.query("select pg_advisory_lock(4711)");
  await holder.query("rollback");
  holder.release();
  await untilWaiting();
  await softlyDelete(second);
  await gate.query("select pg_advisory_unlock(4711)");
  gate.release();
  await packing;
  await server.look("drop trigger hold_third on bulk_export_contents", []);

  const reply = await ann.request("GET", `${path}/${body.id}/download`);
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  expect(Object.keys(files)).toEqual([`adjutant-conversations/${third}.json`]);
});

it("an export whose person may not act any more says so", async () => {
  const ann = new ChatClient(server, personOf());
  await ann.get(path);
  await addLongConversation(ann.person);
  const { body } = await ann.call<BulkExport>("POST", path, { form: "json" });
  await server.look("delete from memberships where user_id = $1", [ann.person.userId]);
  await packBulkExport.perform(server.system, { workspaceId: ann.person.workspaceId, id: body.id });
  expect(await server.look("select state, problem from bulk_exports where id = $1", [body.id])).toEqual([
    { state: "failed", problem: "not_permitted" },
  ]);
});

/** Until the first page of messages is read, and the tool calls in it are not. */
async function untilWaiting(): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    const rows = await server.look(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    waiting = rows.length;
  }
}
