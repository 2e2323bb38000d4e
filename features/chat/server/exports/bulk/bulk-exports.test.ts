import { Readable } from "node:stream";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { type BulkExport, ConversationExport } from "../../../contract/index.ts";
import { ChatClient } from "../../testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "../../testing/create-chat-server.ts";
import { bulkExportFiles } from "./bulk-export-files.ts";
import { beginPacking } from "./end-packing.ts";
import { packBulkExport } from "./pack-bulk-export.ts";
import { tidyBulkExports } from "./tidy-bulk-exports.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const path = "/api/v1/bulk-exports";

/** A person with some conversations of one question. */
async function stage(count = 2) {
  const ann = new ChatClient(server, personOf());
  await ann.get(path);
  const { workspaceId, userId } = ann.person;
  const ids = Array.from({ length: count }, () => newId());
  await server.look(
    `with made as (
       insert into conversations (workspace_id, id, user_id, title)
       select $1, id, $2, 'Talk ' || id from unnest($3::uuid[]) id returning id)
     insert into messages (workspace_id, id, conversation_id, user_id, role, status, parts, body)
     select $1, gen_random_uuid(), id, $2, 'user', 'complete', '[{"type":"text","text":"Hello"}]', 'Hello' from made`,
    [workspaceId, userId, ids],
  );
  const request = async (body: object) => (await ann.call<BulkExport>("POST", path, body)).body;
  const pack = (id: string) => packBulkExport.perform(server.system, { workspaceId, id });
  const list = async () => (await ann.get<{ items: BulkExport[] }>(path)).items;
  const key = (id: string) => bulkExportFiles.keyOf({ workspace_id: workspaceId, id });
  return { ann, workspaceId, ids, request, pack, list, key };
}

async function unzip(reply: Response) {
  const entries = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

it("all of a person's conversations are packed, each in the documented form, and nobody else's", async () => {
  await stage();
  const { ann, ids, request, pack, list } = await stage(3);
  const asked = await request({ form: "json" });
  expect(asked).toMatchObject({ state: "waiting", isOfAll: true, doneCount: 0 });
  expect((await ann.request("GET", `${path}/${asked.id}/download`)).status).toBe(404);
  await pack(asked.id);
  expect(await list()).toMatchObject([{ state: "ready", doneCount: 3, totalCount: 3 }]);
  const reply = await ann.request("GET", `${path}/${asked.id}/download`);
  expect(reply.headers.get("content-type")).toBe("application/zip");
  const files = await unzip(reply);
  expect(Object.keys(files).sort()).toEqual(ids.map((id) => `adjutant-conversations/${id}.json`).sort());
  for (const text of Object.values(files)) ConversationExport.parse(JSON.parse(text));
  const eve = new ChatClient(server, personOf());
  expect((await eve.request("GET", `${path}/${asked.id}/download`)).status).toBe(404);
  expect((await eve.request("DELETE", `${path}/${asked.id}`)).status).toBe(404);
});

it("a selection is packed without what was deleted meanwhile, as Markdown", async () => {
  const { ann, ids, request, pack } = await stage(3);
  const [kept = "", gone = ""] = ids;
  const { id } = await request({ form: "markdown", ids: [kept, gone] });
  await ann.call("DELETE", `/api/v1/conversations/${gone}`);
  await pack(id);
  const files = await unzip(await ann.request("GET", `${path}/${id}/download`));
  expect(Object.keys(files)).toEqual([`adjutant-conversations/${kept}.md`]);
  expect(files[`adjutant-conversations/${kept}.md`]).toContain("Hello");
});

it("what a person cannot read is not packed for them, and a fourth export is refused", async () => {
  const { ids } = await stage(1);
  const { ann, request } = await stage(1);
  expect((await ann.call("POST", path, { form: "json", ids })).status).toBe(404);
  for (let count = 0; count < 3; count += 1) await request({ form: "json" });
  expect((await ann.call("POST", path, { form: "json" })).status).toBe(409);
});

it("of many requests at the same moment, three are granted", async () => {
  const { ann, list } = await stage(1);
  const asked = Array.from({ length: 8 }, () => ann.call("POST", path, { form: "json" }));
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(statuses).toEqual([202, 202, 202, 409, 409, 409, 409, 409]);
  expect(await list()).toHaveLength(3);
});

it("a download says its size, and is recorded once its bytes are there", async () => {
  const { ann, request, pack, key } = await stage();
  const { id } = await request({ form: "json" });
  await pack(id);
  const reply = await ann.request("GET", `${path}/${id}/download`);
  const { byteLength } = await reply.arrayBuffer();
  expect(reply.headers.get("content-length")).toBe(`${byteLength}`);
  await server.services.blobs.delete(key(id));
  expect((await ann.request("GET", `${path}/${id}/download`)).status).toBe(404);
  const noted = await server.look(
    "select from audit_events where act = 'bulk_export.downloaded' and workspace_id = $1",
    [ann.person.workspaceId],
  );
  expect(noted).toHaveLength(1);
});

it("downloads beyond a limit are throttled", async () => {
  const { ann, request } = await stage();
  const { id } = await request({ form: "json" });
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await ann.request("GET", `${path}/${id}/download`)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
});

it("an export whose server died is packed by the next, once", async () => {
  const { workspaceId, request, pack, list } = await stage();
  const { id } = await request({ form: "json" });
  await beginPacking(server.system, { workspace_id: workspaceId, id });
  await pack(id);
  expect(await list()).toMatchObject([{ state: "ready", doneCount: 2 }]);
  await pack(id);
  const rows = await server.look("select attempts from bulk_exports where id = $1", [id]);
  expect(rows).toEqual([{ attempts: 2 }]);
});

it("an export that keeps killing servers is given up", async () => {
  const { request, pack, list } = await stage();
  const { id } = await request({ form: "json" });
  await server.look("update bulk_exports set attempts = 5, state = 'packing' where id = $1", [id]);
  await pack(id);
  expect(await list()).toMatchObject([{ state: "failed", problem: "interrupted" }]);
});

it("a cancelled export, an expired one and one of an erased person leave no bytes behind", async () => {
  const { blobs } = server.services;
  for (const end of ["remove", "expire", "erase"] as const) {
    const { ann, request, pack, key } = await stage();
    const { id } = await request({ form: "json" });
    await pack(id);
    expect(await blobs.exists(key(id))).toBe(true);
    if (end === "remove") expect((await ann.call("DELETE", `${path}/${id}`)).status).toBe(204);
    else if (end === "expire") {
      await server.look("update bulk_exports set expires_at = now() - interval '1 minute' where id = $1", [
        id,
      ]);
      expect((await ann.request("GET", `${path}/${id}/download`)).status).toBe(404);
    } else await server.look("delete from bulk_exports where user_id = $1", [ann.person.userId]);
    await tidyBulkExports.perform(server.system, {});
    expect(await blobs.exists(key(id))).toBe(false);
    const rows = await server.look("select 1 from bulk_exports where id = $1", [id]);
    expect(rows).toEqual([]);
  }
});

it("a removed export stops being packed", async () => {
  const { ann, request, pack, key } = await stage();
  const { id } = await request({ form: "json" });
  await ann.call("DELETE", `${path}/${id}`);
  await pack(id);
  expect(await server.services.blobs.exists(key(id))).toBe(false);
});

it("bytes that a killed server stored after their export was removed and tidied go with the next tidying", async () => {
  const { ann, request, pack, key } = await stage();
  const { id } = await request({ form: "json" });
  const { workspaceId } = ann.person;
  await beginPacking(server.system, { workspace_id: workspaceId, id });
  await ann.call("DELETE", `${path}/${id}`);
  await tidyBulkExports.perform(server.system, {});
  const { blobs } = server.services;
  await blobs.put(key(id), Readable.from([Buffer.from("zip")]), { contentType: "application/zip" });
  await pack(id);
  await tidyBulkExports.perform(server.system, {});
  expect(await blobs.exists(key(id))).toBe(false);
});

it("an export of nothing says so", async () => {
  const { request, pack, list } = await stage(0);
  const { id } = await request({ form: "json" });
  await pack(id);
  expect(await list()).toMatchObject([{ state: "failed", problem: "empty" }]);
});
