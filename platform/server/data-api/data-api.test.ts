import { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminModule } from "#features/admin/server/module.ts";
import { createSecretKey } from "#features/auth/server/index.ts";
import { type AuthTestServer, createAuthTestServer } from "#features/auth/server/testing.ts";
import { billingModule } from "#features/billing/server/module.ts";
import { trackingModule } from "#features/tracking/server/module.ts";

let server: AuthTestServer;
let clockMs = Date.now();

beforeAll(async () => {
  server = await createAuthTestServer([billingModule, trackingModule, adminModule], {
    now: () => new Date(clockMs),
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const ids = (rows: { id: string }[] | null) => rows?.map(({ id }) => id);
const plans = () => server.visitor().from("pricing_plans");

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/rest/v1/${path}`, { headers: { apikey: server.publishableKey, ...headers } });

test("filters compare, match patterns and lists, and can be negated", async () => {
  expect(ids((await plans().select("id").gt("price_monthly", 50).order("id")).data)).toEqual([
    "business",
    "enterprise",
  ]);
  expect(ids((await plans().select("id").lte("price_monthly_cents", 2999)).data)).toEqual(["individual"]);
  expect(ids((await plans().select("id").ilike("name", "b%")).data)).toEqual(["business"]);
  expect(ids((await plans().select("id").in("id", ["individual", "a,b", 'c"d']).order("id")).data)).toEqual([
    "individual",
  ]);
  expect(ids((await plans().select("id").is("stripe_price_monthly_id", null)).data)).toHaveLength(3);
  expect(ids((await plans().select("id").not("id", "eq", "business").order("id")).data)).toEqual([
    "enterprise",
    "individual",
  ]);
  expect(ids((await plans().select("id").gt("sort_order", 1).lt("sort_order", 3)).data)).toEqual([
    "business",
  ]);
});

test("a page is told where it lies, and of how many when that is asked", async () => {
  const { data, count, status } = await plans()
    .select("id", { count: "exact" })
    .order("sort_order")
    .range(1, 1);
  expect([ids(data), count, status]).toEqual([["business"], 3, 206]);
  const reply = await get("pricing_plans?select=id");
  expect(reply.headers.get("content-range")).toBe("0-2/*");
  expect((await get("pricing_plans?id=eq.none")).headers.get("content-range")).toBe("*/*");
});

test("a count without rows comes by HEAD", async () => {
  const { count, data } = await plans().select("*", { count: "exact", head: true });
  expect([count, data]).toEqual([3, null]);
});

test("a page beyond the end is refused with PGRST103", async () => {
  const reply = await get("pricing_plans?select=id&offset=10", { prefer: "count=exact" });
  expect([reply.status, (await reply.json()).code]).toEqual([416, "PGRST103"]);
});

test("columns can be renamed, and repeated orders are followed", async () => {
  const { data } = await plans()
    .select("title:name,id")
    .order("is_active")
    .order("sort_order", { ascending: false });
  expect(data?.[0]).toEqual({ title: "Enterprise", id: "enterprise" });
});

test("one object in place of a list", async () => {
  const reply = await get("pricing_plans?select=id&id=eq.business", {
    accept: "application/vnd.pgrst.object+json",
  });
  expect(reply.headers.get("content-type")).toBe("application/vnd.pgrst.object+json; charset=utf-8");
  expect(await reply.json()).toEqual({ id: "business" });
});

test("two rows are not one object", async () => {
  const { error, status } = await plans().select("id").single();
  expect([status, error?.details]).toEqual([406, "The result contains 3 rows"]);
});

test("every error has four keys, and its code once more as a header", async () => {
  const reply = await get("nothing_here");
  expect(reply.headers.get("proxy-status")).toBe("PostgREST; error=PGRST205");
  expect(await reply.json()).toEqual({
    code: "PGRST205",
    details: null,
    hint: null,
    message: "Could not find the table 'public.nothing_here' in the schema cache",
  });
});

test("a name that is nearly right gets a hint", async () => {
  const { error } = await server.visitor().from("pricing_plan").select();
  expect(error?.hint).toBe("Perhaps you meant the table 'public.pricing_plans'");
});

test.each(["users", "audit_events", "data_keys", "rate_limits", "api_keys", "pg_class", "auth.users"])(
  "a table that nobody declared does not exist: %s",
  async (name) => {
    const { error, status } = await server.visitor().from(name).select();
    expect([status, error?.code]).toEqual([404, "PGRST205"]);
  },
);

test("a function that nobody declared does not exist", async () => {
  const { error, status } = await server.visitor().rpc("pg_sleep", { seconds: 1 });
  expect([status, error?.code]).toEqual([404, "PGRST202"]);
  expect(error?.message).toBe("Could not find the function public.pg_sleep(seconds) in the schema cache");
});

test.each([
  ["an operator that is none", "pricing_plans?id=is_like.x", 400, "PGRST100"],
  ["an order that is none", "pricing_plans?order=id.sideways", 400, "PGRST100"],
  ["a limit that is no number", "pricing_plans?limit=x", 400, "PGRST100"],
  ["a column to select that is not there", "pricing_plans?select=secret", 400, "42703"],
  ["a column to filter by that is not there", "pricing_plans?secret=eq.1", 400, "42703"],
  ["a value of the wrong type", "pricing_plans?sort_order=eq.x", 400, "22P02"],
  ["a list that does not close", "pricing_plans?id=in.(a", 400, "PGRST100"],
  ["rows of a related table", "pricing_plans?select=id,users(*)", 400, "PGRST200"],
])("%s is refused", async (_what, path, status, code) => {
  const reply = await get(path);
  expect([reply.status, (await reply.json()).code]).toEqual([status, code]);
});

test("the result of a function may be asked for as one object, by POST and by GET", async () => {
  const ann = await server.signUpPerson();
  const metrics = { total_active_users: expect.any(Number) };
  for (const get of [false, true]) {
    const one = await server.visitor().rpc("get_public_metrics", {}, { get }).single();
    expect([one.error, one.data]).toEqual([null, expect.objectContaining(metrics)]);
    const all = await server.visitor().rpc("get_public_metrics", {}, { get }).select();
    expect(all.data).toEqual([expect.objectContaining(metrics)]);
    const asked = { _user_id: ann.id, _role: "admin" };
    expect((await ann.data.rpc("has_role", asked, { get })).data).toBe(false);
    expect((await ann.data.rpc("has_role", asked, { get }).single()).data).toBe(false);
  }
  const head = await fetch(`${server.url}/rest/v1/rpc/get_public_metrics`, {
    method: "HEAD",
    headers: { apikey: server.publishableKey },
  });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const unknown = await server.visitor().rpc("pg_sleep", { seconds: 1 }, { get: true });
  expect([unknown.status, unknown.error?.code]).toEqual([404, "PGRST202"]);
});

test("what of the protocol is left out is refused by its name", async () => {
  const refusals = [
    [await plans().select("id").textSearch("name", "x"), "The operator fts"],
    [await plans().select("id").regexMatch("name", "^B"), "The operator match"],
    [await plans().select("id").rangeGt("id", "[1,2)"), "The operator sr"],
    [await plans().select("id::regclass"), "A cast to regclass"],
  ] as const;
  for (const [{ status, error }, what] of refusals) {
    expect([status, error?.code, error?.message]).toEqual([400, "PGRST127", "Feature not implemented"]);
    expect(error?.details).toBe(`${what} is not supported here.`);
    expect(error?.hint).toBeTruthy();
  }
});

test.each([
  `id=eq.x' or '1'='1`,
  `id=in.(x') or true --)`,
  `select=id" from auth.users --`,
  `order=id; drop table pricing_plans`,
  `"id" = "id" or true--=eq.1`,
])("what looks like SQL stays text: %s", async (query) => {
  const reply = await get(`pricing_plans?${encodeURI(query)}`);
  const body = await reply.json();
  expect(
    Array.isArray(body) ? body : [body.code].filter((code) => !["42703", "PGRST100"].includes(code)),
  ).toEqual([]);
});

test("a path with more segments is refused", async () => {
  const reply = await get("pricing_plans/individual");
  expect([reply.status, (await reply.json()).code]).toEqual([404, "PGRST125"]);
});

test("another schema is refused", async () => {
  const reply = await get("users", { "accept-profile": "auth" });
  expect([reply.status, (await reply.json()).code]).toEqual([406, "PGRST106"]);
});

test("the secret key acts as the service role, whose policies show everything", async () => {
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    insert into global_settings values ('HIDDEN', 'yes', false); end $$`);
  const key = await createSecretKey(server.system, {});
  await new Promise((resolve) => setTimeout(resolve, 5_100));
  const service = new PostgrestClient(`${server.url}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
  });
  expect((await service.from("global_settings").select("setting_key")).data).toEqual([
    { setting_key: "HIDDEN" },
  ]);
  expect((await server.visitor().from("global_settings").select("setting_key")).data).toEqual([]);
});

test("without an API key nothing answers", async () => {
  const reply = await fetch(`${server.url}/rest/v1/pricing_plans`);
  expect([reply.status, (await reply.json()).message]).toEqual([401, "No API key found in request"]);
});

test("a token that nobody signed is PGRST301, one that is over PGRST303", async () => {
  const forged = await get("pricing_plans", { authorization: "Bearer a.b.c" });
  expect([forged.status, (await forged.json()).code]).toEqual([401, "PGRST301"]);
  expect(forged.headers.get("www-authenticate")).toContain('Bearer error="invalid_token"');
  const { headers } = await server.signUpPerson();
  clockMs += 3_620_000;
  expect((await get("pricing_plans", headers)).status).toBe(200);
  clockMs += 20_000;
  const expired = await get("pricing_plans", headers);
  expect(await expired.json()).toMatchObject({ code: "PGRST303", message: "JWT expired" });
});

test("a body that is no JSON is PGRST102", async () => {
  const reply = await fetch(`${server.url}/rest/v1/rpc/anything`, {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    body: "{",
  });
  expect([reply.status, (await reply.json()).code]).toEqual([400, "PGRST102"]);
});
