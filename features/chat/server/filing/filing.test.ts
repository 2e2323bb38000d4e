import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import type { Conversation, Filing, Folder } from "../../contract/index.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "../testing/create-chat-server.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

interface Refusal {
  error: { code: string };
}

/** A person with conversations of these titles, and their ids. */
async function stage(...titles: string[]) {
  const ann = new ChatClient(server, personOf());
  await ann.get("/api/v1/folders");
  const { workspaceId, userId } = ann.person;
  const ids = titles.map(() => newId());
  await server.look(
    `insert into conversations (workspace_id, id, user_id, title, updated_at)
     select $1, id, $2, title, timestamptz '2026-01-01' + n * interval '1 second'
     from unnest($3::uuid[], $4::text[]) with ordinality as t(id, title, n)`,
    [workspaceId, userId, ids, titles],
  );
  const shown = async (query = "state=listed") => {
    const { items } = await ann.get<Page<Conversation>>(`/api/v1/conversations?${query}`);
    return items.map(({ title }) => title);
  };
  const file = (some: string[], filing: Filing, who = ann) =>
    who.call<Refusal>("POST", "/api/v1/conversations/file", { ids: some, filing });
  const makeFolder = async (name: string) =>
    (await ann.call<Folder>("POST", "/api/v1/folders", { name })).body;
  return { ann, ids, shown, file, makeFolder };
}

describe("a conversation", () => {
  it("is in one place: the list, pinned, a folder, or the archive", async () => {
    const { ids, shown, file, makeFolder } = await stage("A", "B", "C", "D");
    const [a = "", b = "", c = ""] = ids;
    const folder = await makeFolder("Clients");
    await file([a], { state: "pinned" });
    await file([b], { state: "in_folder", folderId: folder.id });
    await file([c], { state: "archived" });
    expect(await shown()).toEqual(["D"]);
    expect(await shown("state=pinned")).toEqual(["A"]);
    expect(await shown(`state=in_folder&folderId=${folder.id}`)).toEqual(["B"]);
    expect(await shown("state=archived")).toEqual(["C"]);
    expect(await shown("")).toEqual(["D", "B", "A"]);
    await file([c], { state: "listed" });
    expect(await shown()).toEqual(["D", "C"]);
  });

  it("is filed with others or not at all", async () => {
    const { ids, shown, file } = await stage("A", "B");
    const { status } = await file([...ids, newId()], { state: "archived" });
    expect(status).toBe(404);
    expect(await shown()).toEqual(["B", "A"]);
  });

  it("of another person cannot be filed, nor go into another person's folder", async () => {
    const { ids, file, makeFolder } = await stage("A");
    const other = await stage("Theirs");
    expect((await file(other.ids, { state: "pinned" })).status).toBe(404);
    const { id } = await makeFolder("Mine");
    const { status, body } = await other.file(other.ids, { state: "in_folder", folderId: id });
    expect([status, body.error.code]).toEqual([404, "folder.not_found"]);
    expect((await file(ids, { state: "pinned" })).status).toBe(204);
  });

  it("is refused as the 51st that is pinned", async () => {
    const { ids, shown, file } = await stage(...Array.from({ length: 51 }, (_, index) => `N${index}`));
    expect((await file(ids.slice(0, 50), { state: "pinned" })).status).toBe(204);
    const { status, body } = await file(ids.slice(50), { state: "pinned" });
    expect([status, body.error.code]).toEqual([409, "conversation.too_many_pinned"]);
    expect(await shown()).toEqual(["N50"]);
  });

  it("is deleted and restored together with others", async () => {
    const { ann, ids, shown } = await stage("A", "B", "C");
    const [a, b] = ids;
    expect((await ann.call("POST", "/api/v1/conversations/delete", { ids: [a, b] })).status).toBe(204);
    expect(await shown()).toEqual(["C"]);
    expect((await ann.call("POST", "/api/v1/conversations/delete", { ids: [a, ids[2]] })).status).toBe(404);
    expect(await shown()).toEqual(["C"]);
    expect((await ann.call("POST", "/api/v1/conversations/restore", { ids: [a, b] })).status).toBe(204);
    expect(await shown()).toEqual(["C", "B", "A"]);
  });

  it.each([[[]], [Array.from({ length: 101 }, () => newId())]])(
    "is not filed in an act of none or 101",
    async (some) => {
      const { file } = await stage();
      expect((await file(some, { state: "pinned" })).status).toBe(400);
    },
  );
});

describe("a folder", () => {
  it("is renamed, put in order, and leaves its conversations in the list when it is deleted", async () => {
    const { ann, ids, shown, file, makeFolder } = await stage("A");
    const [one, two] = [await makeFolder("One"), await makeFolder("Two")];
    const names = async () =>
      (await ann.get<{ items: Folder[] }>("/api/v1/folders")).items.map(({ name }) => name);
    expect(await names()).toEqual(["One", "Two"]);
    await ann.call("PUT", "/api/v1/folders/order", { ids: [two.id, one.id] });
    await ann.call("PATCH", `/api/v1/folders/${one.id}`, { name: "  Three " });
    expect(await names()).toEqual(["Two", "Three"]);
    await file(ids, { state: "in_folder", folderId: one.id });
    expect(await shown()).toEqual([]);
    await ann.call("DELETE", `/api/v1/folders/${one.id}`);
    expect(await shown()).toEqual(["A"]);
  });

  it("is restored with what was in it and stayed in the list, as often as asked, until the time is over", async () => {
    const { ann, ids, shown, file, makeFolder } = await stage("A", "B", "C");
    const [a = "", b = "", c = ""] = ids;
    const [folder, other] = [await makeFolder("Clients"), await makeFolder("Other")];
    const inFolder = (id: string) => shown(`state=in_folder&folderId=${id}`);
    await file([a, b], { state: "in_folder", folderId: folder.id });
    await ann.call("DELETE", `/api/v1/folders/${folder.id}`);
    expect(await shown()).toEqual(["C", "B", "A"]);
    expect((await file([c], { state: "in_folder", folderId: folder.id })).status).toBe(404);
    await file([b], { state: "in_folder", folderId: other.id });
    for (const round of [1, 2]) {
      const restored = await ann.call<Folder>("POST", `/api/v1/folders/${folder.id}/restore`);
      expect([restored.status, restored.body.name], `round ${round}`).toEqual([200, "Clients"]);
      expect([await inFolder(folder.id), await inFolder(other.id), await shown()]).toEqual([
        ["A"],
        ["B"],
        ["C"],
      ]);
    }
    const { items } = await ann.get<{ items: Folder[] }>("/api/v1/folders");
    expect(items.map(({ name }) => name)).toEqual(["Clients", "Other"]);

    await ann.call("DELETE", `/api/v1/folders/${folder.id}`);
    await server.look("update folders set deleted_at = now() - interval '16 minutes' where id = $1", [
      folder.id,
    ]);
    const late = await ann.call<Refusal>("POST", `/api/v1/folders/${folder.id}/restore`);
    expect([late.status, late.body.error.code]).toEqual([410, "folder.undo_over"]);
    const stranger = new ChatClient(server, personOf());
    expect((await stranger.call("POST", `/api/v1/folders/${folder.id}/restore`)).status).toBe(404);
  });

  it("is neither seen, renamed, ordered nor deleted by others", async () => {
    const { ann, makeFolder } = await stage();
    const { id } = await makeFolder("Private");
    const bob = new ChatClient(server, personOf(ann.person.workspaceId));
    expect(await bob.get("/api/v1/folders")).toEqual({ items: [] });
    expect((await bob.call("PATCH", `/api/v1/folders/${id}`, { name: "x" })).status).toBe(404);
    expect((await bob.call("DELETE", `/api/v1/folders/${id}`)).status).toBe(404);
    await bob.call("PUT", "/api/v1/folders/order", { ids: [id] });
    expect((await ann.get<{ items: Folder[] }>("/api/v1/folders")).items).toHaveLength(1);
  });

  it("is refused without a name, and as the 101st", async () => {
    const { ann } = await stage();
    const make = (name: string) => ann.call<Refusal>("POST", "/api/v1/folders", { name });
    expect((await make("  ")).status).toBe(400);
    const { workspaceId, userId } = ann.person;
    await server.look(
      `insert into folders (workspace_id, id, user_id, name)
       select $1, gen_random_uuid(), $2, 'F' || n from generate_series(1, 100) n`,
      [workspaceId, userId],
    );
    const { status, body } = await make("One more");
    expect([status, body.error.code]).toEqual([409, "folder.too_many"]);
  });
});
