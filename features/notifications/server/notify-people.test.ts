import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createAgentActor } from "#platform/server/testing/create-user-actor.ts";
import { createNotificationsModule } from "./module.ts";
import { aMention, forget, joinPerson, tell } from "./testing/notified-people.ts";

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

const rowsOf = ({ userId }: UserActor) =>
  server.look(
    "select workspace_id, kind, actor_id, path, facts, count, read_at from notifications where user_id = $1 order by id",
    [userId],
  );
const eventsOf = ({ userId }: UserActor) =>
  server.look<{ workspace_id: string; data: object }>(
    "select workspace_id, data from events where name = 'notification.created' and user_id = $1 order by id",
    [userId],
  );

describe("telling people", () => {
  it("stores a row for each and tells their open pages, in the transaction of the act", async () => {
    await tell(server.as(ann), aMention(workspaceId, [bob]));
    expect(await rowsOf(bob)).toMatchObject([
      { workspace_id: workspaceId, kind: "mention", actor_id: ann.userId, count: 1, read_at: null },
    ]);
    expect(await eventsOf(bob)).toMatchObject([
      { workspace_id: workspaceId, data: { kind: "mention", count: 1 } },
    ]);
  });

  it("tells nobody of their own act, also when their agent acts", async () => {
    await tell(server.as(ann), aMention(workspaceId, [ann]));
    await tell(server.as(createAgentActor(ann)), aMention(workspaceId, [ann]));
    expect(await rowsOf(ann)).toEqual([]);
  });

  it("tells nobody who is no member, is suspended, or belongs elsewhere", async () => {
    const carl = await joinPerson(server, { workspaceId: newId(), name: "Carl" });
    await server.look(
      "update memberships set suspended_at = now() where workspace_id = $1 and user_id = $2",
      [workspaceId, bob.userId],
    );
    await tell(server.as(ann), aMention(workspaceId, [bob, carl]));
    expect([await rowsOf(bob), await rowsOf(carl)]).toEqual([[], []]);
  });

  it("makes one of repeats about the same thing until it is read, with a count and the latest facts", async () => {
    const told = aMention(workspaceId, [bob]);
    await tell(server.as(ann), told);
    await tell(server.as(ann), { ...told, facts: { title: "Renewed" } });
    expect(await rowsOf(bob)).toMatchObject([{ count: 2, facts: { title: "Renewed" } }]);
    await server.look("update notifications set read_at = now() where user_id = $1", [bob.userId]);
    await tell(server.as(ann), told);
    expect(await rowsOf(bob)).toMatchObject([{ count: 2 }, { count: 1 }]);
    expect((await eventsOf(bob)).map(({ data }) => data)).toMatchObject([
      { count: 1 },
      { count: 2 },
      { count: 1 },
    ]);
  });

  it("keeps apart other things, other kinds and other people", async () => {
    const carl = await joinPerson(server, { workspaceId, name: "Carl" });
    const told = aMention(workspaceId, [bob, carl]);
    await tell(server.as(ann), told);
    await tell(server.as(ann), { ...told, kind: "comment" });
    await tell(server.as(ann), aMention(workspaceId, [bob]));
    expect(await rowsOf(bob)).toHaveLength(3);
    expect(await rowsOf(carl)).toHaveLength(2);
  });

  it("keeps at home what says that a membership is over, and what was told there goes with it", async () => {
    await tell(server.as(ann), aMention(workspaceId, [bob]));
    await server.look("delete from memberships where workspace_id = $1 and user_id = $2", [
      workspaceId,
      bob.userId,
    ]);
    await tell(server.as(ann), {
      ...{ kind: "membership_ended", workspaceId, userIds: [bob.userId], path: "/dashboard" },
      facts: { workspaceName: "Acme" },
    });
    expect(await rowsOf(bob)).toMatchObject([{ workspace_id: bob.userId, kind: "membership_ended" }]);
    expect((await eventsOf(bob)).at(-1)).toMatchObject({ workspace_id: bob.userId });
  });

  it("is taken back for everybody with the thing, and only with that", async () => {
    const [gone, stays] = [newId(), newId()];
    await tell(server.as(ann), aMention(workspaceId, [bob], gone));
    await tell(server.as(ann), aMention(workspaceId, [bob], stays));
    const about = { workspaceId, noun: "note", ids: [gone] };
    await forget(server.as(ann), { ...about, noun: "agent" });
    await forget(server.as(ann), { ...about, workspaceId: newId() });
    expect(await rowsOf(bob)).toHaveLength(2);
    await forget(server.as(ann), about);
    expect(await rowsOf(bob)).toMatchObject([{ path: `/chat/${stays}` }]);
  });

  it("cuts long texts to one short line", async () => {
    await tell(server.as(ann), {
      ...aMention(workspaceId, [bob]),
      facts: { title: "Renewal", excerpt: `First\nsecond ${"x".repeat(1_000)}` },
    });
    const [row] = await rowsOf(bob);
    expect(row?.facts.excerpt).toMatch(/^First second x+…$/);
    expect(row?.facts.excerpt.length).toBe(240);
  });

  it("tells the same people in two acts at once without a deadlock", async () => {
    const people = await Promise.all(
      ["Dora", "Emil", "Fay", "Gil"].map((name) => joinPerson(server, { workspaceId, name })),
    );
    const id = newId();
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        tell(
          createCtx(server.services, at % 2 ? ann : bob),
          aMention(workspaceId, at % 3 ? people : people.toReversed(), id),
        ),
      ),
    );
    for (const person of people) expect(await rowsOf(person)).toMatchObject([{ count: 12 }]);
  });
});
