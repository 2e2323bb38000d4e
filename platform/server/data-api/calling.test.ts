import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createThingsServer, type ThingsServer } from "./testing/create-things-server.ts";

let server: ThingsServer;
beforeAll(async () => {
  server = await createThingsServer();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.refill());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.ask(
    `rpc/${path}`,
    { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) },
    server.ann,
  );

describe.each([{ get: false }, { get: true }])("a function called with %o", ({ get }) => {
  const rpc = (name: string, args: object = {}) => server.ann.data.rpc(name, args, { get });

  it("gives a bare value, a list of values, an object, a list of objects, or nothing", async () => {
    expect((await rpc("add", { a: 2, b: 40 })).data).toBe(42);
    expect((await rpc("first_of", { list: ["x", "y"] })).data).toBe("x");
    expect((await rpc("list_numbers", { upto: 3 })).data).toEqual([1, 2, 3]);
    expect((await rpc("get_thing", { thing_id: 1 })).data).toMatchObject({ id: 1, name: "apple" });
    expect((await rpc("list_things")).data).toHaveLength(3);
    const nothing = await rpc("nothing");
    expect([nothing.status, nothing.data, nothing.error]).toEqual([204, null, null]);
  });

  it("has rows that can be chosen from", async () => {
    const { data, count, error } = await server.ann.data
      .rpc("list_things", { most: 3 }, { get, count: "exact" })
      .select("id,title:name,data->size->>cm")
      .or("id.eq.1,id.eq.2")
      .not("name", "is", null)
      .order("id", { ascending: false })
      .limit(1);
    expect([error, count, data]).toEqual([null, 2, [{ id: 2, title: "Banana", cm: "20" }]]);
    expect((await rpc("list_things").select("id").order("id").range(1, 1)).data).toEqual([{ id: 2 }]);
    expect((await rpc("list_things").select("id").eq("id", 1).single()).data).toEqual({ id: 1 });
    expect((await rpc("list_things").select("id").single()).error?.code).toBe("PGRST116");
    expect((await rpc("get_thing", { thing_id: 1 }).select("id,name")).data).toEqual({
      id: 1,
      name: "apple",
    });
  });

  it("sees what the caller may see", async () => {
    expect((await server.bob.data.rpc("list_things", {}, { get }).select("id")).data).toHaveLength(3);
    expect((await server.visitor().rpc("list_things", {}, { get })).data).toEqual([]);
  });

  it.each([
    ["of a name that is none", "tings", {}, 404, "PGRST202", null],
    ["of a name that is nearly one", "list_thing", {}, 404, "PGRST202", "list_things"],
    ["without its arguments", "add", { a: 1 }, 404, "PGRST202", "add(a, b)"],
    ["with others than its own", "add", { a: 1, b: 2, c: 3 }, 404, "PGRST202", "add(a, b)"],
    ["with a value of another type", "add", { a: "x", b: 2 }, 400, "22P02", null],
    ["of which there are two", "twice", { n: 1 }, 300, "PGRST203", null],
  ])("%s is refused", async (_what, name, args, status, code, meant) => {
    const { error, status: answered } = await rpc(name, args);
    expect([answered, error?.code]).toEqual([status, code]);
    if (meant) expect(error?.hint).toBe(`Perhaps you meant to call the function public.${meant}`);
  });
});

describe("a function", () => {
  it("answers HEAD with how many rows there are", async () => {
    const { count, error } = await server.ann.data.rpc("list_things", {}, { head: true, count: "exact" });
    expect([count, error]).toEqual([3, null]);
  });

  it("tells where its rows lie", async () => {
    expect((await post("list_things", {})).headers.get("content-range")).toBe("0-2/*");
    expect((await post("add", { a: 1, b: 2 })).headers.get("content-range")).toBe("0-0/*");
    const beyond = await post("list_things?offset=9", {}, { prefer: "count=exact" });
    expect([beyond.status, (await beyond.json()).code]).toEqual([416, "PGRST103"]);
  });

  it("takes a form and an empty body, and only the arguments that are named", async () => {
    const form = await server.ask("rpc/add", {
      method: "POST",
      body: new URLSearchParams({ a: "1", b: "2" }),
    });
    expect(await form.json()).toBe(3);
    expect((await post("nothing", "")).status).toBe(204);
    expect(await (await post("add?columns=a,b", { a: 1, b: 2, c: 3 })).json()).toBe(3);
    expect((await post("add", [1])).status).toBe(400);
  });

  it("says what it looked for", async () => {
    const words = async (path: string, method: string) => (await server.ask(path, { method })).json();
    expect(await words("rpc/pg_sleep?seconds=1", "GET")).toEqual({
      code: "PGRST202",
      message: "Could not find the function public.pg_sleep(seconds) in the schema cache",
      details:
        "Searched for the function public.pg_sleep with parameter seconds, but no matches were found in the schema cache.",
      hint: null,
    });
    expect(await words("rpc/pg_sleep", "POST")).toMatchObject({
      message: "Could not find the function public.pg_sleep without parameters in the schema cache",
      details:
        "Searched for the function public.pg_sleep without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.",
    });
  });

  it("cannot be called by another method", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const reply = await server.ask("rpc/add", { method });
      expect([reply.status, await reply.json()]).toMatchObject([
        405,
        { code: "PGRST101", message: `Cannot use the ${method} method on RPC` },
      ]);
    }
  });

  it("has one value to choose from when it is none of rows", async () => {
    const { data } = await server.ann.data.rpc("list_numbers", { upto: 9 }).gt("list_numbers", 7);
    expect(data).toEqual([8, 9]);
    const { error } = await server.ann.data.rpc("add", { a: 1, b: 2 }).select("secret");
    expect(error?.code).toBe("42703");
  });
});

describe("a function that writes", () => {
  it("writes as the caller by POST, with its trail", async () => {
    const { data } = await server.ann.data
      .rpc("rename_things", { new_name: "n" })
      .select("id,name")
      .eq("id", 1);
    expect(data).toEqual([{ id: 1, name: "n" }]);
    const rows = await server.look("select name from things order by id");
    expect(rows.map(({ name }) => name)).toEqual(["n", "n", "n", "apple", "Banana", null]);
    const [event] = await server.look("select act from audit_events order by id desc limit 1");
    expect(event).toEqual({ act: "things.changed" });
  });

  it("does not by GET, nor without being declared to", async () => {
    const byGet = await server.ann.data.rpc("rename_things", { new_name: "n" }, { get: true });
    expect([byGet.status, byGet.error?.code]).toEqual([405, "25006"]);
    const quietly = await server.ann.data.rpc("rename_quietly", { new_name: "n" });
    expect([quietly.status, quietly.error?.code]).toEqual([405, "25006"]);
  });

  it("is undone when it concerns more rows than it may", async () => {
    const prefer = "handling=strict, max-affected=2";
    const rows = await post("rename_things", { new_name: "n" }, { prefer });
    expect([rows.status, (await rows.json()).code]).toEqual([400, "PGRST124"]);
    const [row] = await server.look("select name from things where id = 1");
    expect(row).toEqual({ name: "apple" });
    const value = await post("add", { a: 1, b: 2 }, { prefer });
    expect([value.status, (await value.json()).code]).toEqual([400, "PGRST128"]);
  });
});

describe("what a function refuses", () => {
  it.each([
    ["P0001", 400],
    ["PT418", 418],
    ["23503", 409],
    ["23505", 409],
    ["28000", 403],
    ["0L000", 403],
    ["0P000", 403],
    ["40001", 500],
    ["53200", 503],
    ["53400", 500],
    ["54001", 500],
    ["42P17", 500],
    ["42883", 404],
    ["21000", 500],
    ["22023", 400],
    ["XX000", 500],
    ["99999", 400],
  ])("with SQLSTATE %s is told as %i", async (state, status) => {
    const reply = await post("refuse", { state });
    expect([reply.status, reply.headers.get("proxy-status")]).toEqual([status, `PostgREST; error=${state}`]);
    expect(await reply.json()).toEqual({ code: state, details: null, hint: "ask again", message: "refused" });
  });

  it("for want of a right is 401 for visitors, and asks them to sign in", async () => {
    expect((await post("refuse", { state: "42501" })).status).toBe(403);
    const visitor = await server.ask("rpc/refuse?state=42501");
    expect([visitor.status, visitor.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  });

  it("may be worded by itself", async () => {
    const reply = await post("refuse", { state: "PGRST" });
    expect([reply.status, reply.headers.get("x-tea"), reply.headers.get("proxy-status")]).toEqual([
      418,
      "no",
      "PostgREST; error=X1",
    ]);
    expect(await reply.json()).toEqual({ code: "X1", details: null, hint: "coffee", message: "No tea" });
  });
});
