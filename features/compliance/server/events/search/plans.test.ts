import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "#platform/server/command.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { createLogServer, join } from "../testing/log-server.ts";
import type { Condition, Wanted } from "./condition.ts";
import { findEvents, newest } from "./find-events.ts";
import { scan } from "./scan.repository.ts";

const rows = 30_000;
const workspaceId = newId();
const stretch = { above: 0, below: newest };

let server: TestServer;
let owner: UserActor;
let member: UserActor;

beforeAll(async () => {
  server = await createLogServer();
  owner = await join(server, { workspaceId, role: "owner" });
  member = await join(server, { workspaceId });
  await server.look(
    `insert into audit_events (id, workspace_id, act, actor_type, actor_id, run_id, occurred_at, envelope)
     select gen_random_uuid(), $1, case when i % 5000 = 7 then 'plan.changed' else 'thing.made' end,
       case when i % 100 = 0 then 'system' else 'user' end, case when i % 2 = 0 then $2 else $3 end,
       case when i % 300 = 0 then gen_random_uuid() end, now() - interval '1 s' * ($4 - i), '{"act":"x","actor":{"t":"user"}}'
     from generate_series(1, $4) i`,
    [workspaceId, owner.userId, member.userId, rows],
  );
  await server.look(
    `insert into audit_facets (workspace_id, facet, event_number, event_id, actor_id)
     select workspace_id, 'target:' || number % 1000, number, id, actor_id from audit_events where workspace_id = $1
     union all select workspace_id, 'agent:' || number % 2, number, id, actor_id from audit_events where workspace_id = $1`,
    [workspaceId],
  );
  await server.look("analyze audit_events, audit_facets");
});
afterAll(() => server[Symbol.asyncDispose]());

const plan = (person: UserActor, condition: Condition | undefined) =>
  query(server.as(person), async ({ db }) => {
    const { rows: lines } = await sql<{ "QUERY PLAN": string }>`
      explain (analyze, buffers) ${scan({ workspaceId }, condition, stretch, 51)}`.execute(db);
    return lines.map((line) => line["QUERY PLAN"]).join("\n");
  });

const conditions: [string, Condition | undefined][] = [
  ["everything", undefined],
  ["a person", { kind: "actor", values: [newId()] }],
  ["an act", { kind: "act", values: ["plan.changed"] }],
  ["several acts", { kind: "act", values: ["plan.changed", "thing.made"] }],
  ["the product", { kind: "actor_type", values: ["system"] }],
  ["a thing", { kind: "facet", values: ["target:7"] }],
  ["a run", { kind: "run", values: [newId()] }],
  ["a number", { kind: "number", values: [9] }],
  ["an id", { kind: "id", values: [newId()] }],
];

async function expectIndexed(person: UserActor, condition: Condition | undefined): Promise<void> {
  const lines = await plan(person, condition);
  expect(lines).not.toMatch(/Seq Scan/);
  const read = Number(/Buffers: shared hit=(\d+)/.exec(lines)?.[1] ?? 0);
  expect(read, lines).toBeLessThan(1_500);
}

it.each(conditions)("finding %s in a whole log reads an index", (_name, condition) =>
  expectIndexed(owner, condition),
);

it("finding one's own events reads an index, and none of others", async () => {
  await expectIndexed(member, { kind: "actor", values: [member.userId] });
  await expectIndexed(member, { kind: "facet", values: [`person:${member.userId}`] });
});

const find = (clauses: Wanted["clauses"], below = newest) =>
  query(server.as(owner), ({ db }) =>
    findEvents(
      db,
      { workspaceId, clauses, isOkOnly: false, from: undefined, to: undefined },
      { below, limit: 50 },
    ),
  );

it("two common conditions that never meet stop early, say so, and come to an end page by page", async () => {
  const never: Wanted["clauses"] = [
    [{ kind: "actor", values: [owner.userId] }],
    [{ kind: "facet", values: ["agent:1"] }],
    [{ kind: "act", values: ["thing.made"] }],
  ];
  let page = await find(never);
  expect(page).toMatchObject({ numbers: [], isPartial: true });
  let pages = 1;
  for (; page.next !== undefined; pages++) page = await find(never, page.next);
  expect(page).toMatchObject({ numbers: [], isPartial: false });
  expect(pages).toBeLessThan(20);
});

it("the rarest condition leads: what it finds is there at once, however common the others are", async () => {
  const page = await find([
    [{ kind: "facet", values: ["agent:1"] }],
    [{ kind: "act", values: ["plan.changed"] }],
    [{ kind: "actor", values: [member.userId, owner.userId] }],
  ]);
  const all = await server.look<{ number: number }>(
    `select number::float8 as number from audit_events
     where workspace_id = $1 and act = 'plan.changed' and number % 2 = 1 order by number desc`,
    [workspaceId],
  );
  expect(page).toEqual({ numbers: all.map(({ number }) => number), next: undefined, isPartial: false });
});

it("pages of several values together are those of a single sorted list", async () => {
  const clauses: Wanted["clauses"] = [
    [
      { kind: "act", values: ["plan.changed", "thing.made"] },
      { kind: "facet", values: ["target:7"] },
    ],
  ];
  const found: number[] = [];
  for (let below = newest; found.length < 150; ) {
    const { numbers, next = 0 } = await find(clauses, below);
    found.push(...numbers);
    below = next;
  }
  const top = Math.max(...found);
  expect(found).toEqual(Array.from({ length: 150 }, (_, index) => top - index));
});
