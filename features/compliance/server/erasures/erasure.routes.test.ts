import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { createErasuresModule } from "./module.ts";

let server: TestServer;
const owner = createUserActor({ email: "owner@example.com", role: "owner" });
const admin = { ...createUserActor({ email: "admin@example.com", role: "owner" }), isAdmin: true };
const anybody = { type: "anonymous" } as const;
const get = (path: string, actor: Actor) =>
  fetch(`${server.url}/api/v1${path}`, { headers: server.headersOf(actor) });

beforeAll(async () => {
  const module = createErasuresModule({
    publicUrl: "http://127.0.0.1",
    declaring: () => [
      {
        name: "things",
        keeps: [
          {
            tables: ["things"],
            what: ["things", "Dinge"],
            ground: ["law", "Recht"],
            until: ["for good", "auf Dauer"],
          },
        ],
      },
    ],
  });
  server = await createTestServer({ modules: [module], isWorker: false, listen: true });
  for (let number = 0; number < 60; number += 1) {
    await server.look(
      `insert into erasures (id, subject_id, kind, asked_by_type, asked_by_id, asked_at, rows)
       values ($1, $2::uuid, 'deleted', 'user', $2::uuid::text, now() - make_interval(mins => $3), '{"things": 2}')`,
      [randomUUID(), newId(), number],
    );
  }
});
afterAll(() => server[Symbol.asyncDispose]());

describe("the list of erasures", () => {
  it("is read by admins of the installation, page by page, with what is kept in both languages", async () => {
    const first = await (await get("/compliance/erasures", admin)).json();
    expect(first.items).toHaveLength(50);
    expect(first.items[0]).toMatchObject({
      state: "running",
      askedBy: "person",
      rows: 2,
      isCertified: false,
    });
    expect(first.kept).toEqual([
      {
        tables: ["things"],
        what: { en: "things", de: "Dinge" },
        ground: { en: "law", de: "Recht" },
        until: { en: "for good", de: "auf Dauer" },
        isOfAnonymized: false,
      },
    ]);
    const second = await (await get(`/compliance/erasures?cursor=${first.nextCursor}`, admin)).json();
    expect(second).toMatchObject({ nextCursor: null });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
  });

  it.each([
    ["an owner of a workspace", owner, 403],
    ["nobody", anybody, 401],
  ])("is refused to %s", async (_who, actor, status) => {
    expect((await get("/compliance/erasures", actor)).status).toBe(status);
  });

  it("has the accounts that their person closed, and what keeps them", async () => {
    const userId = newId();
    await server.look(
      "insert into auth.users (id, email, created_at, updated_at) values ($1, $2, now(), now())",
      [userId, "ann@example.com"],
    );
    await server.look(
      "insert into auth.account_closures (user_id, requested_at, due_at) values ($1, now(), now() + interval '14 days')",
      [userId],
    );
    // Somebody else works in their workspace.
    const colleagueId = newId();
    await server.look("insert into auth.users (id, created_at, updated_at) values ($1, now(), now())", [
      colleagueId,
    ]);
    await server.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')", [
      userId,
      colleagueId,
    ]);
    await server.look(
      `insert into holds (workspace_id, id, name, reason, is_whole, placed_by, placed_at)
       values ($1, $2, 'Acme v. Widget', 'A claim', false, $3, now())`,
      [userId, newId(), owner.userId],
    );
    await server.look(
      "insert into hold_subjects (workspace_id, hold_id, kind, subject_id) select $1, id, 'person', $1 from holds",
      [userId],
    );
    const { items } = await (await get("/compliance/erasures/closing", admin)).json();
    expect(items).toMatchObject([
      {
        userId,
        email: "ann@example.com",
        heldBy: expect.stringContaining("“Acme v. Widget”"),
        needsOwner: false,
      },
    ]);
  });

  it("goes on with the accounts that are due later, and is refused to owners of workspaces", async () => {
    await server.look(
      `with made as (
         insert into auth.users (id, email, created_at, updated_at)
         select gen_random_uuid(), 'due-' || n || '@example.com', now(), now() from generate_series(1, 60) n returning id)
       insert into auth.account_closures (user_id, requested_at, due_at)
       select id, now(), now() + interval '1 day' from made`,
    );
    const first = await (await get("/compliance/erasures/closing", admin)).json();
    expect(first.items).toHaveLength(50);
    const second = await (await get(`/compliance/erasures/closing?cursor=${first.nextCursor}`, admin)).json();
    expect(second).toMatchObject({ nextCursor: null, items: expect.any(Array) });
    const ids = [...first.items, ...second.items].map(({ userId }) => userId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(61);
    expect((await get("/compliance/erasures/closing", owner)).status).toBe(403);
  });
});

describe("an erasure", () => {
  it("is read by anybody who knows its id, and found by no search engine", async () => {
    const [{ id } = { id: "" }] = await server.look<{ id: string }>("select id from erasures limit 1");
    const reply = await get(`/erasures/${id}`, anybody);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("x-robots-tag")).toContain("noindex");
    expect(await reply.json()).toMatchObject({ id, certificate: null, finishedAt: null, rows: 2 });
    const download = await get(`/erasures/${id}/certificate`, anybody);
    expect([download.status, (await download.json()).error.code]).toEqual([409, "erasure.not_issued"]);
  });

  it("that does not exist is not found, and what is no id is refused", async () => {
    expect((await get(`/erasures/${randomUUID()}`, anybody)).status).toBe(404);
    expect((await get(`/erasures/${randomUUID()}/certificate`, anybody)).status).toBe(404);
    expect((await get("/erasures/none", anybody)).status).toBe(400);
  });
});
