import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ShareByMe, ShareWithMe } from "#features/sharing/contract/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { type ChatServer, createChatServer } from "../testing/create-chat-server.ts";
import { type SharingClient, stageSharing } from "../testing/stage-sharing.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const withMe = (who: SharingClient, query = "") => who.read<Page<ShareWithMe>>(`/shared-with-me${query}`);
const byMe = (who: SharingClient, query = "") => who.read<Page<ShareByMe>>(`/shared-by-me${query}`);

describe("what is shared with me", () => {
  it("is listed once with every reason, without what is mine, deleted or over", async () => {
    const { ann, bob, id, team } = await stageSharing(server);
    const [deleted, over] = [await ann.ask("Gone?"), await ann.ask("Over?")];
    await ann.give(id, bob.subject, "viewer");
    await ann.give(id, await team(bob, ann), "editor");
    await ann.give(deleted.conversationId, bob.subject);
    await ann.call("DELETE", `/api/v1/conversations/${deleted.conversationId}`);
    await ann.give(over.conversationId, bob.subject, "viewer", new Date(Date.now() + 60_000).toISOString());
    await server.look("update grants set expires_at = now() - interval '1 s' where object_id = $1", [
      over.conversationId,
    ]);
    const { items } = await withMe(bob, "?noun=conversation");
    expect(items).toMatchObject([
      { id, path: `/chat/${id}`, relation: "editor", owner: { id: ann.person.userId } },
    ]);
    expect(items[0]?.ways.map(({ type }) => type)).toEqual(["team", "user"]);
    expect((await withMe(ann)).items).toEqual([]);
  });

  it("goes on page by page, latest first", async () => {
    const { ann, bob, id } = await stageSharing(server);
    const { conversationId } = await ann.ask("Another?");
    await ann.give(id, bob.subject);
    await ann.give(conversationId, bob.subject);
    const first = await withMe(bob, "?limit=1");
    const next = await withMe(bob, `?limit=1&cursor=${first.nextCursor}`);
    expect([...first.items, ...next.items].map((item) => item.id)).toEqual([conversationId, id]);
    expect(next.nextCursor).toBeNull();
    expect(await bob.end("GET", "/shared-with-me?cursor=nonsense")).toEqual([400, "request.invalid"]);
  });

  it("is nothing that is shared with everybody for a guest", async () => {
    const { ann, person, id } = await stageSharing(server);
    const guest = await person({ role: "guest" });
    await ann.give(id, { type: "workspace" });
    expect((await withMe(guest)).items).toEqual([]);
  });
});

describe("what is shared by me", () => {
  it("says with whom and until when, and is what I own, whoever shared it", async () => {
    const { ann, bob, id, path } = await stageSharing(server);
    await ann.give(id, { type: "workspace" }, "commenter");
    expect((await byMe(ann)).items).toMatchObject([
      { id, path: `/chat/${id}`, grant: { subject: { type: "workspace" }, relation: "commenter" } },
    ]);
    expect((await byMe(bob)).items).toEqual([]);
    await ann.end("PUT", `${path}/owner`, { userId: bob.person.userId });
    expect((await byMe(ann)).items).toEqual([]);
    expect((await byMe(bob)).items.map(({ grant }) => grant.subject.type).sort()).toEqual([
      "user",
      "workspace",
    ]);
  });
});

describe("the people to share with", () => {
  it("are found by name and address, page by page, without the suspended", async () => {
    const { workspaceId, person, ann } = await stageSharing(server);
    const people = await Promise.all(Array.from({ length: 3 }, () => person()));
    for (const [place, { person: each }] of people.entries())
      await server.look(
        "update auth.users set email = $2, raw_user_meta_data = jsonb_build_object('name', $3::text) where id = $1",
        [each.userId, `p${place}.${each.userId}@example.com`, `Zora ${place}`],
      );
    await server.look(
      "update memberships set suspended_at = now() where user_id = $1 and workspace_id = $2",
      [people[2]?.person.userId, workspaceId],
    );
    const search = (words: string, rest = "") =>
      ann.read<Page<{ name: string; email: string }>>(`/workspace/people?search=${words}${rest}`);
    const first = await search("zora", "&limit=1");
    const next = await search("zora", `&limit=1&cursor=${first.nextCursor}`);
    expect([...first.items, ...next.items].map(({ name }) => name)).toEqual(["Zora 0", "Zora 1"]);
    expect((await search(`p1.${people[1]?.person.userId}`)).items.map(({ name }) => name)).toEqual([
      "Zora 1",
    ]);
    expect((await search("%25")).items).toEqual([]);
  });

  it("are refused to whoever asks for more lists than somebody types", async () => {
    const { ann } = await stageSharing(server);
    const list = () => ann.call("GET", "/api/v1/workspace/people?search=a");
    expect((await list()).status).toBe(200);
    await server.look(
      "update rate_limits set tokens = 0, updated_at = now() + interval '1 hour' where key = $1",
      [`share.find_people:${ann.person.userId}`],
    );
    expect((await list()).status).toBe(429);
  });
});
