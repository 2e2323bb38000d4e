import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitorReadLimit } from "./perform-read.ts";
import { createThingsServer, type ThingsServer } from "./testing/create-things-server.ts";

let server: ThingsServer;
beforeAll(async () => {
  server = await createThingsServer();
  await server.refill();
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = (path: string, init: RequestInit = {}) => server.ask(path, init, server.ann);
const refusalOf = async (path: string, init: RequestInit = {}) => {
  const reply = await ask(path, init);
  return { status: reply.status, ...(await reply.json()) };
};

describe("a parameter that cannot be read is refused with its place", () => {
  it.each([
    ["id=wrong", "filter (wrong)", 1, 'unexpected "w" expecting "not" or operator (eq, gt, ...)'],
    ["id=noop.1", "filter (noop.1)", 1, 'unexpected "n" expecting "not" or operator (eq, gt, ...)'],
    ["id=not.noop.1", "filter (not.noop.1)", 5, 'unexpected "n" expecting operator (eq, gt, ...)'],
    [
      "id=is.nil",
      "filter (is.nil)",
      4,
      'unexpected "n" expecting isVal: (null, not_null, true, false, unknown)',
    ],
    ["id=in.1,2", "filter (in.1,2)", 4, 'unexpected "1" expecting "("'],
    ["id=in.(1,2", "filter (in.(1,2)", 8, 'unexpected end of input expecting "," or ")"'],
    ["id=in.(1)x", "filter (in.(1)x)", 7, 'unexpected "x" expecting end of input'],
    [":=eq.1", "tree path (:)", 1, 'unexpected ":" expecting field name (* or [a..z0..9_$])'],
    [
      "order=id.ac",
      "order (id.ac)",
      3,
      'unexpected "." expecting "asc", "desc", "nullsfirst" or "nullslast"',
    ],
    ["order=id.asc.x", "order (id.asc.x)", 7, 'unexpected "." expecting "nullsfirst" or "nullslast"'],
    ["order=id,", "order (id,)", 4, "unexpected end of input expecting field name (* or [a..z0..9_$])"],
    [
      "select=id,,name",
      "select parameter (id,,name)",
      4,
      'unexpected "," expecting field name (* or [a..z0..9_$])',
    ],
    ["select=id::", "select parameter (id::)", 5, "unexpected end of input expecting letter or digit"],
    ["or=(id.eq.1", "logic tree ((id.eq.1)", 11, 'unexpected end of input expecting "," or ")"'],
    ["or=id.eq.1", "logic tree (id.eq.1)", 3, 'unexpected "i" expecting "("'],
    [
      "or=()",
      "logic tree (())",
      4,
      'unexpected ")" expecting field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
    ],
    ["limit=x", "limit (x)", 1, 'unexpected "x" expecting digit'],
  ])("%s", async (query, what, column, details) => {
    expect(await refusalOf(`things?${query}`)).toEqual({
      status: 400,
      code: "PGRST100",
      details,
      hint: null,
      message: `"failed to parse ${what}" (line 1, column ${column})`,
    });
  });
});

describe("what goes beyond a bound is refused", () => {
  const nested = (depth: number) => `or=${"(and".repeat(depth)}(id.eq.1)${")".repeat(depth)}`;

  it.each([
    ["a tree of 11 levels", nested(11), "trees of more than 10 levels"],
    ["101 filters in trees", `or=(${"id.eq.1,".repeat(100)}id.eq.1)`, "more than 100 filters"],
    ["101 filters", "id=gt.0&".repeat(101), "more than 100 filters"],
    ["a list of 1,001 values", `id=in.(${"1,".repeat(1_000)}1)`, "lists of more than 1000 values"],
    ["201 columns", `select=${"id,".repeat(200)}id`, "more than 200 columns"],
    ["an order by 21 columns", `order=${"id,".repeat(20)}id`, "more than 20 columns to order by"],
    ["a path of 11 steps", `select=data${"->a".repeat(11)}`, "paths of more than 10 steps"],
    ["a name of 64 letters", `select=${"a".repeat(64)}:id`, "names of more than 63 letters"],
  ])("%s", async (_what, query, what) => {
    expect(await refusalOf(`things?${query}`)).toMatchObject({
      status: 400,
      code: "PGRST100",
      message: `The request asks for too much: ${what} are not served`,
    });
  });

  it("but not what lies within", async () => {
    const tree = `or=(${"id.eq.1,".repeat(97)}id.eq.1)&id=eq.1&id=eq.1`;
    for (const query of [nested(9), tree, `id=in.(${"1,".repeat(999)}1)`]) {
      expect(await (await ask(`things?select=id&${query}`)).json()).toEqual([{ id: 1 }]);
    }
  });
});

describe("what is no part of the service is refused", () => {
  it.each([
    ["another form of rows", "things", { headers: { accept: "text/csv" } }, 406, "PGRST107"],
    ["another schema to read", "things", { headers: { "accept-profile": "auth" } }, 406, "PGRST106"],
    [
      "another schema to write",
      "things",
      { method: "POST", headers: { "content-profile": "auth" } },
      406,
      "PGRST106",
    ],
    ["PUT", "things?id=eq.1", { method: "PUT", body: "{}" }, 405, "PGRST117"],
    ["reading where one may only add", "notes", {}, 405, "PGRST117"],
    ["changing where one may only add", "notes?id=eq.1", { method: "PATCH", body: "{}" }, 405, "PGRST117"],
    ["deleting where one may only add", "notes?id=eq.1", { method: "DELETE" }, 405, "PGRST117"],
    [
      "merging where one may only add",
      "notes?on_conflict=id",
      { method: "POST", body: '{"body":"x"}', headers: { prefer: "resolution=merge-duplicates" } },
      405,
      "PGRST117",
    ],
    ["the root", "", {}, 404, "PGRST126"],
    ["a longer path", "things/1", {}, 404, "PGRST125"],
    ["an aggregate", "things?select=id.count()", {}, 400, "PGRST123"],
    ["the count of rows", "things?select=count()", {}, 400, "PGRST123"],
    ["rows of another table", "things?select=id,notes(*)", {}, 400, "PGRST200"],
    ["rows of another table by a hint", "things?select=notes!inner(id)", {}, 400, "PGRST200"],
    ["columns of another table", "things?select=id,...notes(body)", {}, 400, "PGRST200"],
    ["a filter of another table", "things?notes.id=eq.1", {}, 400, "PGRST108"],
    ["an order of another table", "things?notes.order=id", {}, 400, "PGRST108"],
    ["an order by another table", "things?order=notes(id)", {}, 400, "PGRST108"],
    ["a tree of another table", "things?notes.or=(id.eq.1)", {}, 400, "PGRST108"],
    ["a cast to a type that looks things up", "things?select=name::regclass", {}, 400, "PGRST127"],
    ["a regular expression", "things?name=match.a", {}, 400, "PGRST127"],
    ["a text search", "things?name=fts(english).a", {}, 400, "PGRST127"],
    ["an operator that the type has not", "things?name=cs.a", {}, 404, "42883"],
  ])("%s", async (_what, path, init, status, code) => {
    const reply = await ask(path, init as RequestInit);
    expect([reply.status, reply.headers.get("proxy-status")]).toEqual([status, `PostgREST; error=${code}`]);
    expect(Object.keys(await reply.json()).sort()).toEqual(["code", "details", "hint", "message"]);
  });

  it("a HEAD too, without words", async () => {
    const reply = await ask("nothing", { method: "HEAD" });
    expect([reply.status, reply.headers.get("proxy-status"), await reply.text()]).toEqual([
      404,
      "PostgREST; error=PGRST205",
      "",
    ]);
  });

  it("and the schema that is named is confirmed", async () => {
    const reply = await ask("things?limit=1", { headers: { "accept-profile": "public" } });
    expect(reply.headers.get("content-profile")).toBe("public");
  });
});

describe("visitors", () => {
  const { name, burst } = visitorReadLimit;
  const use = (key: string) =>
    server.look(
      `insert into rate_limits (key, tokens) values ($1, 0)
       on conflict (key) do update set tokens = 0, updated_at = now() + interval '1 hour'`,
      [`${name}:${key}`],
    );

  it("of one address may read a great deal, and then have to wait", async () => {
    expect(burst).toBeGreaterThanOrEqual(1_000);
    expect((await server.ask("things")).status).toBe(200);
    await use("127.0.0.1");
    for (const path of ["things", "rpc/add?a=1&b=2"]) {
      const reply = await server.ask(path);
      expect([reply.status, (await reply.json()).code]).toEqual([429, "rate.limited"]);
      expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await ask("things")).status).toBe(200);
    await server.look("delete from rate_limits where key like $1", [`${name}%`]);
    expect((await server.ask("things")).status).toBe(200);
  });
});
