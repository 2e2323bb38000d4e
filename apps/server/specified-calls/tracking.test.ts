import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthTestServer, createAuthTestServer } from "#features/auth/server/testing.ts";
import { addRequests } from "#features/tracking/server/add-requests.ts";
import { trackingModule } from "#features/tracking/server/module.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer([trackingModule]);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const visit = {
  company: "Adjutant",
  domain: "localhost",
  fingerprint: "0123456789ab",
  user_agent: "Mozilla/5.0",
  is_authenticated: false,
};

async function insertVisit() {
  const { data } = await server.visitor().from("user_sessions").insert(visit).select("id").single();
  return data?.id as string;
}

test("a visitor adds a session and reads back its id", async () => {
  const { data, error, status } = await server
    .visitor()
    .from("user_sessions")
    .insert(visit)
    .select("id")
    .single();
  expect(error).toBeNull();
  expect(status).toBe(201);
  expect(data).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test("a signed-in person adds one as well", async () => {
  const { data: api } = await server.signUpPerson();
  const { error } = await api
    .from("user_sessions")
    .insert({ ...visit, is_authenticated: true })
    .select("id")
    .single();
  expect(error).toBeNull();
});

test("a visitor reads back the id alone, no other column of the same row", async () => {
  const { error, status } = await server.visitor().from("user_sessions").insert(visit).select("*").single();
  expect([status, error?.code]).toEqual([401, "42501"]);
});

test("nobody can list sessions or events", async () => {
  const { data: api } = await server.signUpPerson();
  for (const client of [server.visitor(), api]) {
    for (const table of ["user_sessions", "user_events"]) {
      const { error, status } = await client.from(table).select("id");
      expect([status, error?.code]).toEqual([405, "PGRST117"]);
    }
  }
});

test("also past the API the policies show a row only to the transaction that added it", async () => {
  await insertVisit();
  const client = await server.services.pool.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('role', 'anon', true)");
    expect((await client.query("select id from user_sessions")).rows).toEqual([]);
    await client.query(
      "insert into user_sessions (company, domain, fingerprint, user_agent) values ('a', 'b', '0123456789ab', 'c')",
    );
    expect((await client.query("select id from user_sessions")).rows).toHaveLength(1);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("a visitor can choose neither the id of a row, nor the transaction it seems to come from, nor to be no program", async () => {
  const [forbidden, generated] = ["42501", "428C9"];
  for (const [forged, code] of [
    [{ id: randomUUID() }, forbidden],
    [{ transaction_id: "1" }, forbidden],
    [{ is_bot: false }, generated],
  ] as const) {
    const { error } = await server
      .visitor()
      .from("user_sessions")
      .insert({ ...visit, ...forged });
    expect(error?.code).toBe(code);
  }
});

test.each([
  ["a fingerprint of eleven characters", { fingerprint: "0123456789a" }],
  ["a company of 201 characters", { company: "x".repeat(201) }],
  ["a domain of 254 characters", { domain: "x".repeat(254) }],
  ["a user agent of 513 characters", { user_agent: "x".repeat(513) }],
])("%s is refused", async (_what, change) => {
  const { error, status } = await server
    .visitor()
    .from("user_sessions")
    .insert({ ...visit, ...change });
  expect([status, error?.code]).toEqual([400, "23514"]);
});

test("an event belongs to a session that exists", async () => {
  const event = { event_type: "page_view", route: "/demo", metadata: { referrer: "none" } };
  const { error, status } = await server
    .visitor()
    .from("user_events")
    .insert({ ...event, session_id: await insertVisit() });
  expect([status, error]).toEqual([201, null]);
  const unknown = await server
    .visitor()
    .from("user_events")
    .insert({ ...event, session_id: randomUUID() });
  expect([unknown.status, unknown.error?.code]).toEqual([409, "23503"]);
});

test.each([
  ["metadata of more than 4 kB", { metadata: { text: "x".repeat(4100) } }],
  ["metadata that is no object", { metadata: ["a"] }],
  ["a route of 513 characters", { route: "x".repeat(513) }],
  ["an event without a type", { event_type: "" }],
])("%s is refused", async (_what, change) => {
  const event = { session_id: await insertVisit(), event_type: "page_view", route: "/", metadata: {} };
  const { error } = await server
    .visitor()
    .from("user_events")
    .insert({ ...event, ...change });
  expect(error?.code).toBe("23514");
});

test("one address may begin thirty sessions at once, then has to wait", async () => {
  const statuses: number[] = [];
  // Not a number of times: on a busy machine the limit grows meanwhile.
  while (statuses.at(-1) !== 429 && statuses.length < 100) {
    statuses.push((await server.visitor().from("user_sessions").insert(visit)).status);
  }
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([201]));
  expect(statuses.at(-1)).toBe(429);
});

test("the limit knows an address without storing it", async () => {
  await insertVisit();
  const keys = await server.look("select key from rate_limits where key like 'tracking.%'");
  expect(keys).toEqual([{ key: expect.stringMatching(/^tracking\.session:[\w-]{43}$/) }]);
  const [stored] = await server.look(
    "select string_agg(s::text || e::text, ' ') as rows from user_sessions s left join user_events e on e.session_id = s.id",
  );
  expect(stored?.rows ?? "").not.toContain("127.0.0.1");
});

test("what a program calls itself marks its visit, which is answered all the same", async () => {
  const { data } = await server
    .visitor()
    .from("user_sessions")
    .insert({ ...visit, user_agent: "Mozilla/5.0 (compatible; bingbot/2.0)" })
    .select("id")
    .single();
  const rows = await server.look("select id from user_sessions where is_bot");
  expect(rows).toEqual([{ id: data?.id }]);
});

test("an address adds one row a request, so that many rows at once do not pass its limit by", async () => {
  const event = { session_id: await insertVisit(), event_type: "page_view", route: "/", metadata: {} };
  const count = async () => (await server.look("select count(*)::int as count from user_events"))[0]?.count;
  const before = await count();
  for (const rows of [[event, event], Array(200).fill(event)]) {
    const { status, error } = await server.visitor().from("user_events").insert(rows);
    expect([status, error?.code]).toEqual([400, "PGRST100"]);
  }
  expect((await server.visitor().from("user_sessions").insert([visit, visit])).status).toBe(400);
  expect(await count()).toBe(before);
  expect((await server.visitor().from("user_events").insert([event])).status).toBe(201);
});

test("the public metrics are one row of three counts, and grow with what happens", async () => {
  const read = async () => (await server.visitor().rpc("get_public_metrics")).data?.[0];
  const before = await read();
  expect(Object.keys(before)).toEqual([
    "total_chat_interactions",
    "total_active_users",
    "total_api_requests",
  ]);
  await server.signUpPerson();
  await addRequests(server.system, { count: 7 });
  const after = await read();
  expect(after.total_active_users).toBe(before.total_active_users + 1);
  expect(after.total_api_requests).toBeGreaterThanOrEqual(before.total_api_requests + 7);
});

test("a message of a person counts as an interaction, and the answer to it does not", async () => {
  const { id } = await server.signUpPerson();
  const conversation = randomUUID();
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    insert into conversations (workspace_id, id, user_id, title) values ('${id}', '${conversation}', '${id}', 'x');
    insert into messages (workspace_id, id, conversation_id, user_id, role, status)
      select '${id}', gen_random_uuid(), '${conversation}', '${id}', role, 'complete'
      from unnest(array['user', 'assistant']) role; end $$`);
  const { data } = await server.visitor().rpc("get_public_metrics");
  expect(data[0].total_chat_interactions).toBe(1);
});

test("many who count at once never wait for one another, and no count is lost", async () => {
  const before = await countOf("api_requests");
  await Promise.all(Array.from({ length: 200 }, () => addRequests(server.system, { count: 1 })));
  // The server counts the requests of the tests before this one as well, in its own time.
  expect(await countOf("api_requests")).toBeGreaterThanOrEqual(before + 200);
  const holder = await server.services.servicePool.connect();
  try {
    await holder.query("begin");
    await holder.query("select set_config('role', 'service_role', true), app.count_up('api_requests', 1)");
    await addRequests(server.system, { count: 1 });
  } finally {
    await holder.query("rollback");
    holder.release();
  }
});

test("what is rolled back, or killed before it commits, is not counted", async () => {
  const before = await countOf("active_users");
  const client = new pg.Client({ ...server.database.superuserConnection, options: "-c app.audit_exempt=on" });
  client.on("error", () => undefined);
  await client.connect();
  const add = () => client.query("insert into auth.users (id) values (gen_random_uuid())");
  await client.query("begin");
  await add();
  await client.query("rollback");
  expect(await countOf("active_users")).toBe(before);
  await client.query("begin");
  await add();
  const { rows } = await client.query("select pg_backend_pid() as id");
  await server.look("select pg_terminate_backend($1)", [rows[0].id]);
  expect(await countOf("active_users")).toBe(before);
  expect((await server.visitor().rpc("get_public_metrics")).data?.[0].total_active_users).toBe(before);
});

test("the metrics cost one read by the key of the counters, whatever else is counted there", async () => {
  await server.look(
    "insert into counters (name, value) select 'other.' || n, 1 from generate_series(1, 20000) n",
  );
  await server.look("vacuum analyze counters");
  const plan = await server.look<Record<string, string>>(
    "explain (analyze, buffers, costs off, timing off, summary off) select * from get_public_metrics()",
  );
  const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).toMatch(/Index Scan (on|using) counters_pkey/);
  expect(text.match(/Index Searches: \d+/g), text).toEqual(["Index Searches: 1"]);
  expect(text).not.toContain("Seq Scan");
  await server.look("delete from counters where name like 'other.%'");
});

test("a visitor cannot count", async () => {
  const { error, status } = await server.visitor().rpc("count_up", { counter: "api_requests", by: 1000 });
  expect([status, error?.code]).toEqual([404, "PGRST202"]);
});

async function countOf(name: string): Promise<number> {
  const [row] = await server.look(
    "select coalesce(sum(value), 0)::int as sum from counters where name = $1",
    [name],
  );
  return row?.sum;
}
