import { describe, expect, it } from "vitest";
import { stageWriting } from "./testing/stage-writing.ts";

const staged = stageWriting();
const { things, rowsOf, send, namesOf } = staged;

describe("an insert", () => {
  it("takes one row and says nothing about it", async () => {
    const { status, data, error } = await things().insert({ id: 4, name: "new" });
    expect([status, data, error]).toEqual([201, null, null]);
    expect(await rowsOf(4)).toMatchObject([
      { name: "new", owner_id: staged.server.ann.id, price: "9.99", tags: [] },
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
    expect(data?.[0]).toMatchObject({ owner_id: staged.server.ann.id, tags: [] });
    const reply = await send("POST", 'things?columns="id","tags","name"', [{ id: 7, junk: 1 }], {
      prefer: "missing=default,return=representation",
    });
    expect(reply.headers.get("preference-applied")).toBe("missing=default, return=representation");
    expect(await reply.json()).toMatchObject([{ id: 7, tags: [], name: null }]);
  });

  it("takes the next number for an identity column that a row leaves out, when asked", async () => {
    const { data, error } = await staged.server.ann.data
      .from("entries")
      .insert([{ id: 7, Line: "own number" }, { Line: "next number" }], { defaultToNull: false })
      .select();
    expect(error).toBeNull();
    expect(data).toEqual([
      { id: 7, Line: "own number" },
      { id: 100, Line: "next number" },
    ]);
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
    expect((await staged.server.visitor().from("notes").insert({ body: "hello" })).status).toBe(201);
    const { status, error } = await staged.server
      .visitor()
      .from("notes")
      .insert({ body: "hello" })
      .select("body");
    expect([status, error?.code]).toEqual([401, "42501"]);
  });

  it("is one row a request where writes are counted, and refused when there were too many", async () => {
    await staged.server.look("delete from rate_limits where key like 'test.notes%'");
    const two = await staged.server
      .visitor()
      .from("notes")
      .insert([{ body: "1" }, { body: "2" }]);
    expect([two.status, two.error?.code]).toEqual([400, "PGRST100"]);
    const statuses = [];
    for (const body of ["1", "2", "3", "4"]) {
      statuses.push((await staged.server.visitor().from("notes").insert({ body })).status);
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
    expect(await rowsOf(11)).toMatchObject([{ name: "apple", owner_id: staged.server.bob.id }]);
  });
});
