import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createThingsServer, type ThingsServer } from "./testing/create-things-server.ts";

let server: ThingsServer;
beforeAll(async () => {
  server = await createThingsServer();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.refill());

const things = () => server.ann.data.from("things");
const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.ask(
    path,
    {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    },
    server.ann,
  );
const rowsOf = (id: number) => server.look("select * from things where id = $1", [id]);
const namesOf = async () => (await server.look("select name from things order by id")).map((row) => row.name);
const acts = () => server.look("select act, workspace_id from audit_events where act = 'things.changed'");

describe("an insert", () => {
  it("takes one row and says nothing about it", async () => {
    const { status, data, error } = await things().insert({ id: 4, name: "new" });
    expect([status, data, error]).toEqual([201, null, null]);
    expect(await rowsOf(4)).toMatchObject([
      { name: "new", owner_id: server.ann.id, price: "9.99", tags: [] },
    ]);
  });

  it("takes several, and gives back what is chosen of them", async () => {
    const { status, data } = await things()
      .insert([
        { id: 4, name: "x", tags: ["a", "b,c"], data: { deep: [1] } },
        { id: 5, price: 3, tags: [] },
      ])
      .select("id,label:name,price::text,data->deep->0");
    expect(status).toBe(201);
    expect(data).toEqual([
      { id: 4, label: "x", price: null, deep: 1 },
      { id: 5, label: null, price: "3.00", deep: null },
    ]);
  });

  it("gives one row back as an object", async () => {
    expect((await things().insert({ id: 4 }).select("id,price").single()).data).toEqual({
      id: 4,
      price: 9.99,
    });
  });

  it("takes the default of a column for what a row leaves out, when asked", async () => {
    const { data } = await things()
      .insert([{ id: 4, price: 1 }, { id: 5 }, { id: 6, price: null }], { defaultToNull: false })
      .select("price,owner_id,tags");
    expect(data?.map(({ price }) => price)).toEqual([1, 9.99, null]);
    expect(data?.[0]).toMatchObject({ owner_id: server.ann.id, tags: [] });
    const reply = await send("POST", 'things?columns="id","tags","name"', [{ id: 7, junk: 1 }], {
      prefer: "missing=default,return=representation",
    });
    expect(reply.headers.get("preference-applied")).toBe("missing=default, return=representation");
    expect(await reply.json()).toMatchObject([{ id: 7, tags: [], name: null }]);
  });

  it("keeps every digit", async () => {
    const price = "123456789012345678.25";
    await send("POST", "things", `{"id": 4, "price": ${price}}`);
    expect(await rowsOf(4)).toMatchObject([{ price }]);
  });

  it("of no rows adds none", async () => {
    expect((await send("POST", "things", [])).status).toBe(201);
    const reply = await send("POST", "things", [], { prefer: "return=representation,count=exact" });
    expect([await reply.json(), reply.headers.get("content-range")]).toEqual([[], "*/0"]);
  });

  it("counts, and tells where the new row is", async () => {
    const { count } = await things().insert([{ id: 4 }, { id: 5 }], { count: "exact" });
    expect(count).toBe(2);
    const reply = await send("POST", "things", { id: 6 }, { prefer: "return=headers-only" });
    expect([reply.status, reply.headers.get("location")]).toEqual([201, "/things?id=eq.6"]);
    expect(reply.headers.get("preference-applied")).toBe("return=headers-only");
  });

  it.each([
    ["a row that exists", [{ id: 1 }], 409, "23505"],
    ["a row of somebody else", [{ id: 4, owner_id: "00000000-0000-4000-8000-000000000000" }], 403, "42501"],
    ["a column that is not there", [{ id: 4, colour: "red" }], 400, "PGRST204"],
    ["a value of another type", [{ id: "x" }], 400, "22P02"],
    ["no key", [{ name: "x" }], 400, "23502"],
    ["rows of different keys", [{ id: 4 }, { id: 5, name: "x" }], 400, "PGRST102"],
    ["no objects", [1, 2], 400, "PGRST102"],
    ["no JSON", "{", 400, "PGRST102"],
    ["no body", "", 400, "PGRST102"],
    ["text that cannot be stored", [{ id: 4, name: "a\0b" }], 400, "22P05"],
    ["more than 1,000 rows", Array.from({ length: 1_001 }, (_, id) => ({ id })), 400, "PGRST100"],
    ["brackets without end", `{"id":4,"data":${"[".repeat(5_000)}`, 400, "PGRST100"],
  ])("of %s is refused", async (_what, body, status, code) => {
    const reply = await send("POST", "things", body);
    expect([reply.status, (await reply.json()).code]).toEqual([status, code]);
    expect(await namesOf()).toHaveLength(6);
  });

  it("of several rows where one object is asked for does not happen", async () => {
    const { error, status } = await things()
      .insert([{ id: 4 }, { id: 5 }])
      .select("id")
      .single();
    expect([status, error?.code]).toEqual([406, "PGRST116"]);
    expect(await rowsOf(4)).toEqual([]);
  });

  it("may be read back only by those who may read", async () => {
    expect((await server.visitor().from("notes").insert({ body: "hello" })).status).toBe(201);
    const { status, error } = await server.visitor().from("notes").insert({ body: "hello" }).select("body");
    expect([status, error?.code]).toEqual([401, "42501"]);
  });

  it("is one row a request where writes are counted, and refused when there were too many", async () => {
    await server.look("delete from rate_limits where key like 'test.notes%'");
    const two = await server
      .visitor()
      .from("notes")
      .insert([{ body: "1" }, { body: "2" }]);
    expect([two.status, two.error?.code]).toEqual([400, "PGRST100"]);
    const statuses = [];
    for (const body of ["1", "2", "3", "4"]) {
      statuses.push((await server.visitor().from("notes").insert({ body })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});

describe("an upsert", () => {
  it("adds what is new and changes what is there", async () => {
    const { status, data } = await things()
      .upsert([
        { id: 1, name: "pear" },
        { id: 4, name: "plum" },
      ])
      .select("id,name");
    expect([status, data]).toEqual([
      201,
      [
        { id: 1, name: "pear" },
        { id: 4, name: "plum" },
      ],
    ]);
    expect(await rowsOf(1)).toMatchObject([{ name: "pear", code: "a" }]);
  });

  it("answers 200 when nothing was new", async () => {
    const reply = await send(
      "POST",
      "things",
      { id: 1, name: "pear" },
      { prefer: "resolution=merge-duplicates" },
    );
    expect([reply.status, reply.headers.get("preference-applied"), await reply.text()]).toEqual([
      200,
      "resolution=merge-duplicates",
      "",
    ]);
  });

  it("leaves what is there when asked", async () => {
    const { status, data } = await things()
      .upsert(
        [
          { id: 1, name: "pear" },
          { id: 4, name: "plum" },
        ],
        { ignoreDuplicates: true },
      )
      .select("id");
    expect([status, data]).toEqual([201, [{ id: 4 }]]);
    expect(await rowsOf(1)).toMatchObject([{ name: "apple" }]);
  });

  it("takes another key than the primary one", async () => {
    const { error } = await things().upsert({ id: 2, code: "b", name: "by code" }, { onConflict: "code" });
    expect(error).toBeNull();
    expect(await rowsOf(2)).toMatchObject([{ name: "by code" }]);
  });

  it.each([
    ["a column that is not there", "colour", "42703"],
    ["a column that is no key", "name", "42P10"],
  ])("by %s is refused", async (_what, onConflict, code) => {
    const { error, status } = await things().upsert({ id: 1 }, { onConflict });
    expect([status, error?.code]).toEqual([400, code]);
  });

  it("never reaches rows of somebody else", async () => {
    const { error, status } = await things().upsert({ id: 11, name: "stolen" });
    expect([status, error?.code]).toEqual([403, "42501"]);
    expect(await rowsOf(11)).toMatchObject([{ name: "apple", owner_id: server.bob.id }]);
  });
});

describe("an update", () => {
  it("changes the rows that the filters let through, and no other's", async () => {
    const { status, data, error } = await things()
      .update({ name: "x", tags: ["t"] })
      .or("id.eq.1,id.eq.11");
    expect([status, data, error]).toEqual([204, null, null]);
    expect(await namesOf()).toEqual(["x", "Banana", null, "apple", "Banana", null]);
  });

  it("gives back what is chosen of them", async () => {
    const { status, data } = await things().update({ price: 5 }).lte("id", 2).select("id,price");
    expect([status, data]).toEqual([
      200,
      [
        { id: 1, price: 5 },
        { id: 2, price: 5 },
      ],
    ]);
    expect((await things().update({ price: 6 }).eq("id", 1).select("price").single()).data).toEqual({
      price: 6,
    });
    expect((await things().update({ price: 6 }).eq("id", 9).select().maybeSingle()).data).toBeNull();
  });

  it("tells how many they were", async () => {
    const reply = await send("PATCH", "things?id=lt.3", { price: 1 }, { prefer: "count=exact" });
    expect([reply.status, reply.headers.get("content-range")]).toEqual([204, "0-1/2"]);
    expect((await things().update({ price: 1 }, { count: "exact" }).gt("id", 0)).count).toBe(3);
    expect((await send("PATCH", "things?id=eq.99", { price: 1 })).headers.get("content-range")).toBe("*/*");
  });

  it("sets a column to its default when that is asked", async () => {
    await send("PATCH", "things?id=eq.1&columns=name,price", { name: "d" }, { prefer: "missing=default" });
    expect(await rowsOf(1)).toMatchObject([{ name: "d", price: "9.99" }]);
  });

  it("with nothing to set changes nothing", async () => {
    const reply = await send("PATCH", "things?id=eq.1", {}, { prefer: "return=representation" });
    expect([reply.status, await reply.json()]).toEqual([200, []]);
  });

  it.each([
    ["without a filter", "things", { name: "x" }, "21000", "UPDATE requires a WHERE clause"],
    ["with a limit", "things?id=gt.0&limit=1", { name: "x" }, "PGRST127", "Feature not implemented"],
    [
      "of a column that is not there",
      "things?id=eq.1",
      { colour: 1 },
      "PGRST204",
      "Could not find the 'colour' column of 'things' in the schema cache",
    ],
    [
      "with several objects",
      "things?id=eq.1",
      [{ name: "x" }, { name: "y" }],
      "PGRST100",
      "The request asks for too much: changes of more than one object are not served",
    ],
  ])("%s is refused", async (_what, path, body, code, message) => {
    const reply = await send("PATCH", path, body);
    expect([reply.status, await reply.json()]).toMatchObject([400, { code, message }]);
    expect(await namesOf()).toEqual(["apple", "Banana", null, "apple", "Banana", null]);
  });

  it("does not give rows away", async () => {
    const { status, error } = await things().update({ owner_id: server.bob.id }).eq("id", 1);
    expect([status, error?.code]).toEqual([403, "42501"]);
  });
});

describe("a delete", () => {
  it("takes away the rows that the filters let through, and no other's", async () => {
    const { status, error } = await things().delete().in("id", [1, 11]);
    expect([status, error]).toEqual([204, null]);
    expect(await namesOf()).toEqual(["Banana", null, "apple", "Banana", null]);
  });

  it("gives them back, and counts them", async () => {
    const { data, count, status } = await things().delete({ count: "exact" }).lt("id", 3).select("id");
    expect([status, count, data]).toEqual([200, 2, [{ id: 1 }, { id: 2 }]]);
  });

  it("of everything is refused", async () => {
    const { status, error } = await things().delete();
    expect([status, error?.code, error?.message]).toEqual([400, "21000", "DELETE requires a WHERE clause"]);
  });

  it("of several where one is asked for does not happen", async () => {
    const { error } = await things().delete().lt("id", 3).select().single();
    expect(error?.code).toBe("PGRST116");
    expect(await namesOf()).toHaveLength(6);
  });
});

describe("what the caller prefers", () => {
  it("is undone when it is only tried", async () => {
    const { data } = await things().update({ name: "tried" }).eq("id", 1).select("name").rollback();
    expect(data).toEqual([{ name: "tried" }]);
    expect(await rowsOf(1)).toMatchObject([{ name: "apple" }]);
  });

  it("does not happen to more rows than it may", async () => {
    const remove = (most: number) =>
      send("DELETE", "things?id=lt.3", undefined, { prefer: `handling=strict, max-affected=${most}` });
    const reply = await remove(1);
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { code: "PGRST124", details: "The query affects 2 rows" },
    ]);
    expect(await namesOf()).toHaveLength(6);
    expect((await remove(2)).status).toBe(204);
  });

  it("is confirmed in the order of the protocol", async () => {
    const prefer = "max-affected=9, handling=strict,tx=commit, count=exact,return=minimal,missing=default";
    const headers = { prefer: `${prefer},resolution=merge-duplicates` };
    const applied = async (method: string, path: string) =>
      (await send(method, path, { id: 1 }, headers)).headers.get("preference-applied");
    const common = "return=minimal, count=exact, tx=commit, handling=strict";
    expect(await applied("POST", "things")).toBe(`resolution=merge-duplicates, missing=default, ${common}`);
    expect(await applied("PATCH", "things?id=eq.1")).toBe(`missing=default, ${common}, max-affected=9`);
    expect(await applied("DELETE", "things?id=eq.1")).toBe(`${common}, max-affected=9`);
  });

  it("is refused with strict handling when it is unknown, and else let be", async () => {
    const strict = await send("DELETE", "things?id=eq.1", undefined, {
      prefer: "handling=strict, tea=green, x",
    });
    expect([strict.status, await strict.json()]).toEqual([
      400,
      {
        code: "PGRST122",
        details: "Invalid preferences: tea=green, x",
        hint: null,
        message: "Invalid preferences given with handling=strict",
      },
    ]);
    expect((await send("DELETE", "things?id=eq.1", undefined, { prefer: "tea=green" })).status).toBe(204);
  });
});

describe("the trail of a write", () => {
  it("names the person's workspace, and is left by what changed something alone", async () => {
    const before = (await acts()).length;
    await things().insert({ id: 4 });
    await things().update({ name: "x" }).eq("id", 4);
    await things().delete().eq("id", 4);
    expect((await acts()).slice(before)).toEqual(
      Array.from({ length: 3 }, () => ({ act: "things.changed", workspace_id: server.ann.id })),
    );
    await things().delete().eq("id", 4);
    await things().insert({ id: 1 });
    await things().update({ name: "y" }).eq("id", 1).rollback();
    expect((await acts()).length).toBe(before + 3);
  });
});
