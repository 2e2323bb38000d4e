import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import type { Notification } from "../contract/index.ts";
import { createNotificationsModule } from "./module.ts";
import { aMention, joinPerson, tell } from "./testing/notified-people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    modules: [platformModule, createNotificationsModule({ publicUrl: "https://work.test" })],
  });
});
afterAll(() => server[Symbol.asyncDispose]());

let workspaceId: string;
let ann: UserActor;
let bob: UserActor;
beforeEach(async () => {
  workspaceId = newId();
  ann = await joinPerson(server, { workspaceId, name: "Ann" });
  bob = await joinPerson(server, { workspaceId, name: "Bob" });
});

interface Page {
  items: Notification[];
  nextCursor: string | null;
}

async function call<Body>(actor: UserActor, method: "GET" | "POST" | "PUT", path: string, body?: object) {
  const reply = await server.server.inject({
    ...{ method, url: `/api/v1/notifications${path}`, headers: server.headersOf(actor) },
    ...(body ? { payload: body } : {}),
  });
  return { status: reply.statusCode, body: (reply.body ? reply.json() : undefined) as Body };
}

const list = async (actor: UserActor, query = "") => (await call<Page>(actor, "GET", query)).body;
const unread = async (actor: UserActor) =>
  (await call<{ unread: number }>(actor, "GET", "/count")).body.unread;
const readEvents = async ({ userId }: UserActor) =>
  (await server.look("select 1 from events where name = 'notification.read' and user_id = $1", [userId]))
    .length;
const tellBob = (id?: string) => tell(server.as(ann), aMention(workspaceId, [bob], id));

describe("one's own notifications", () => {
  it("say who did what, with the name that the person has now, and where it leads", async () => {
    await tellBob();
    await server.look(`update auth.users set raw_user_meta_data = '{"name":"Ann Miller"}' where id = $1`, [
      ann.userId,
    ]);
    expect((await list(bob)).items).toMatchObject([
      {
        ...{ kind: "mention", count: 1, isRead: false, actor: { id: ann.userId, name: "Ann Miller" } },
        facts: { title: "Renewal of Northwind" },
        path: expect.stringMatching(/^\/chat\//),
      },
    ]);
    expect(await list(ann)).toEqual({ items: [], nextCursor: null });
  });

  it("name no address to a guest, and nobody who is gone", async () => {
    await server.look("update memberships set role = 'guest' where user_id = $1 and workspace_id = $2", [
      bob.userId,
      workspaceId,
    ]);
    await tellBob();
    await server.look("update auth.users set raw_user_meta_data = '{}' where id = $1", [ann.userId]);
    expect((await list({ ...bob, role: "guest" })).items).toMatchObject([{ actor: { name: ann.userId } }]);
    expect((await list(bob)).items).toMatchObject([{ actor: { name: `${ann.userId}@people.test` } }]);
    await server.look("update auth.users set deleted_at = now() where id = $1", [ann.userId]);
    expect((await list(bob)).items).toMatchObject([{ actor: null }]);
  });

  it("come in pages, the newest first, once each", async () => {
    for (let made = 0; made < 5; made += 1) await tellBob();
    const first = await list(bob, "?limit=2");
    const second = await list(bob, `?limit=2&cursor=${first.nextCursor}`);
    const third = await list(bob, `?limit=2&cursor=${second.nextCursor}`);
    const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect([ids.length, new Set(ids).size, third.nextCursor]).toEqual([5, 5, null]);
    expect(ids).toEqual((await list(bob)).items.map(({ id }) => id));
    expect((await call(bob, "GET", "?cursor=nonsense")).status).toBe(400);
  });

  it("are filtered by what is unread, and by kind", async () => {
    const id = newId();
    await tellBob(id);
    await tell(server.as(ann), { ...aMention(workspaceId, [bob], id), kind: "comment" });
    const [comment] = (await list(bob, "?kind=comment")).items;
    expect(comment?.kind).toBe("comment");
    await call(bob, "POST", `/${comment?.id}/read`);
    expect((await list(bob, "?state=unread")).items.map(({ kind }) => kind)).toEqual(["mention"]);
    expect((await call(bob, "GET", "?kind=gossip")).status).toBe(400);
  });

  it("are read one by one, those of a thing at once, or all, and the person's other tabs are told", async () => {
    const id = newId();
    await tellBob(id);
    await tell(server.as(ann), { ...aMention(workspaceId, [bob], id), kind: "comment" });
    await tellBob();
    await tellBob();
    expect(await unread(bob)).toBe(4);
    const [latest] = (await list(bob)).items;
    expect((await call(bob, "POST", `/${latest?.id}/read`)).status).toBe(204);
    expect((await call(bob, "POST", `/${latest?.id}/read`)).status).toBe(204);
    expect([await unread(bob), await readEvents(bob)]).toEqual([3, 1]);
    const ofThing = { object: { noun: "note", id } };
    expect((await call(bob, "POST", "/read", ofThing)).body).toEqual({ read: 2 });
    expect(await unread(bob)).toBe(1);
    expect((await call(bob, "POST", "/read", { all: true })).body).toEqual({ read: 1 });
    expect((await call(bob, "POST", "/read", { all: true })).body).toEqual({ read: 0 });
    expect([await unread(bob), await readEvents(bob)]).toEqual([0, 3]);
    expect((await call(bob, "POST", "/read", {})).status).toBe(400);
  });

  it("are nobody else's, neither to read nor to mark", async () => {
    await tellBob();
    const [told] = (await list(bob)).items;
    expect((await call<{ error: { code: string } }>(ann, "POST", `/${told?.id}/read`)).status).toBe(404);
    expect((await call(ann, "POST", "/read", { all: true })).body).toEqual({ read: 0 });
    const elsewhere = { ...bob, workspaceId: bob.userId };
    expect(await list(elsewhere)).toEqual({ items: [], nextCursor: null });
    expect((await call(elsewhere, "POST", `/${told?.id}/read`)).status).toBe(404);
    expect(await unread(bob)).toBe(1);
  });

  it("are counted for the person's other workspaces, without those they may not enter", async () => {
    const other = newId();
    const there = await joinPerson(server, { ...bob, workspaceId: other, name: "Bob" });
    const carl = await joinPerson(server, { workspaceId: other, name: "Carl" });
    await tell(server.as(carl), aMention(other, [there]));
    await tellBob();
    expect((await call(bob, "GET", "/other-workspaces")).body).toEqual({
      workspaces: [{ id: other, name: "Test", unread: 1 }],
    });
    expect((await call(ann, "GET", "/other-workspaces")).body).toEqual({ workspaces: [] });
    await server.look("update memberships set suspended_at = now() where workspace_id = $1", [other]);
    expect((await call(bob, "GET", "/other-workspaces")).body).toEqual({ workspaces: [] });
  });
});

describe("where one is told of what", () => {
  it("is by default until it is chosen, and then stays so", async () => {
    const { body: first } = await call<Record<string, unknown>>(bob, "GET", "/settings");
    expect(first).toMatchObject({
      ...{ isChosen: false, digest: "hourly", quiet: null },
      ways: { mention: "mail", request: "mail", message: "bell" },
    });
    const chosen = {
      ...{
        digest: "daily",
        digestAt: "07:30",
        timeZone: "Europe/Berlin",
        quiet: { from: "20:00", to: "07:00" },
      },
      ways: { ...(first.ways as object), message: "off", mention: "bell" },
    };
    expect((await call(bob, "PUT", "/settings", chosen)).body).toEqual({ ...chosen, isChosen: true });
    expect((await call(bob, "GET", "/settings")).body).toEqual({ ...chosen, isChosen: true });
    expect((await call(ann, "GET", "/settings")).body).toMatchObject({ isChosen: false });
    // What is as by default is not stored: it follows the product.
    expect(
      await server.look("select ways from notification_settings where user_id = $1", [bob.userId]),
    ).toEqual([{ ways: { message: "off", mention: "bell" } }]);
  });

  it("has a known time zone, true times and every kind", async () => {
    const { body: settings } = await call<{ ways: object }>(bob, "GET", "/settings");
    const choose = async (change: object) =>
      (await call(bob, "PUT", "/settings", { ...settings, ...change })).status;
    expect(await choose({ timeZone: "Mars/Olympus" })).toBe(422);
    expect(await choose({ digestAt: "25:00" })).toBe(400);
    expect(await choose({ quiet: { from: "08:00", to: "08:00" } })).toBe(400);
    expect(await choose({ ways: { mention: "loudly" } })).toBe(400);
    // Its own mail is sent at once, so no other mail is chosen for it.
    expect(await choose({ ways: { ...settings.ways, task_reminder: "mail" } })).toBe(400);
    expect(await choose({ ways: { ...settings.ways, tools_changed: "mail", task_reminder: "off" } })).toBe(
      200,
    );
    expect(await choose({})).toBe(200);
  });

  it("is nowhere for a kind that is off", async () => {
    const { body: settings } = await call<{ ways: object }>(bob, "GET", "/settings");
    await call(bob, "PUT", "/settings", { ...settings, ways: { ...settings.ways, mention: "off" } });
    await tellBob();
    expect((await list(bob)).items).toEqual([]);
  });
});
