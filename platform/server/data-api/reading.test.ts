import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createThingsServer, type ThingsServer } from "./testing/create-things-server.ts";

let server: ThingsServer;
beforeAll(async () => {
  server = await createThingsServer();
  await server.refill();
});
afterAll(() => server[Symbol.asyncDispose]());

const things = () => server.ann.data.from("things");
const ids = ({ data, error }: { data: unknown; error: unknown }) => {
  if (error) throw error;
  return (data as { id: number }[]).map(({ id }) => id);
};
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  server.ask(path, { method, headers }, server.ann);

describe("what is selected", () => {
  it("has other names, other types, and places inside of JSON", async () => {
    const { data, error } = await things()
      .select("title:name, price::text, cm:data->size->cm::int, data->size->>cm, data->list->0, tags->1")
      .eq("id", 1)
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ title: "apple", price: "1.50", cm: "7", list: 1, tags: "sweet, ripe" });
  });

  it("may be everything and more of it, or nothing at all", async () => {
    const { data } = await things().select("*,twin:name").eq("id", 2).single();
    expect(data).toMatchObject({ id: 2, name: "Banana", twin: "Banana", span: "[5,9)", is_new: false });
    expect(await (await ask("things?select=&id=lt.3")).json()).toEqual([{}, {}]);
  });

  it("takes names with any letters in double quotes", async () => {
    const { data, error } = await server
      .visitor()
      .from("odd table")
      .select('dot:"c.d", "e f"->"k y"->x->1, "a\\"b"')
      .eq('"c.d"', "dot");
    expect([error, data]).toEqual([null, [{ 'a"b': 1, dot: "dot", x: 20 }]]);
  });

  it("leaves nulls away when asked", async () => {
    const { data } = await things().select("id,name").eq("id", 3).stripNulls();
    expect(data).toEqual([{ id: 3 }]);
    const one = await ask("things?select=id,name&id=eq.3", {
      accept: "application/vnd.pgrst.object+json;nulls=stripped",
    });
    expect([one.headers.get("content-type"), await one.text()]).toEqual([
      "application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8",
      '{"id":3}',
    ]);
  });

  it("keeps every digit of a number", async () => {
    expect(await (await ask("things?select=n:12345678901234567890")).json()).toMatchObject({ code: "42703" });
    expect(await (await ask("things?select=price&id=eq.1")).text()).toBe('[{"price":1.50}]');
  });
});

describe("a filter", () => {
  it.each([
    ["eq", () => things().select("id").eq("id", 1), [1]],
    ["neq", () => things().select("id").neq("id", 1), [2, 3]],
    ["gt", () => things().select("id").gt("id", 2), [3]],
    ["gte", () => things().select("id").gte("id", 2), [2, 3]],
    ["lt", () => things().select("id").lt("id", 2), [1]],
    ["lte", () => things().select("id").lte("id", 2), [1, 2]],
    ["like", () => things().select("id").like("name", "a%"), [1]],
    ["like with a star", () => things().select("id").like("name", "*pp*"), [1]],
    ["ilike", () => things().select("id").ilike("name", "b*"), [2]],
    ["like any", () => things().select("id").likeAnyOf("name", ["a%", "B%"]), [1, 2]],
    ["like all", () => things().select("id").likeAllOf("name", ["a%", "%e"]), [1]],
    ["ilike any", () => things().select("id").ilikeAnyOf("name", ["A%", "b%"]), [1, 2]],
    ["ilike all", () => things().select("id").ilikeAllOf("name", ["B%", "%A"]), [2]],
    ["is null", () => things().select("id").is("is_new", null), [3]],
    ["is true", () => things().select("id").is("is_new", true), [1]],
    ["is not null", () => things().select("id").not("is_new", "is", null), [1, 2]],
    ["isdistinct", () => things().select("id").isDistinct("name", "apple"), [2, 3]],
    ["in", () => things().select("id").in("name", ["apple", "a,b", 'c"d\\', "(e)"]), [1]],
    ["in of nothing", () => things().select("id").in("id", []), []],
    ["not in", () => things().select("id").notIn("id", [1, 3]), [2]],
    ["contains of a list", () => things().select("id").contains("tags", ["red"]), [1]],
    [
      "contains of JSON",
      () =>
        things()
          .select("id")
          .contains("data", { size: { cm: 20 } }),
      [2],
    ],
    ["contains of a range", () => things().select("id").contains("span", "[2,3)"), [1]],
    ["contained by", () => things().select("id").containedBy("tags", ["yellow", "red"]), [2, 3]],
    ["overlaps of a list", () => things().select("id").overlaps("tags", ["red", "yellow"]), [1, 2]],
    ["overlaps of a range", () => things().select("id").overlaps("span", "[4,6)"), [1, 2]],
    ["match", () => things().select("id").match({ id: 1, name: "apple" }), [1]],
    ["filter", () => things().select("id").filter("id", "not.gt", 1), [1]],
    ["of a place in JSON", () => things().select("id").eq("data->size->>cm", "20"), [2]],
    ["of JSON as such", () => things().select("id").gt("data->size->cm", 7), [2]],
    ["of an item", () => things().select("id").eq("tags->>0", "yellow"), [2]],
  ])("%s", async (_name, select, expected) => {
    expect(ids(await select().order("id"))).toEqual(expected);
  });

  it("may be one of a tree of filters", async () => {
    const or = (filters: string) => things().select("id").or(filters).order("id");
    expect(ids(await or("id.eq.1,name.ilike.B*"))).toEqual([1, 2]);
    expect(ids(await or("id.eq.3,and(id.gt.1,not.or(name.is.null,price.lt.1))"))).toEqual([2, 3]);
    expect(ids(await or('name.eq."apple",tags.cs.{yellow}'))).toEqual([1, 2]);
    expect(ids(await or('tags.cs.{"sweet, ripe"}'))).toEqual([1]);
    expect(ids(await or("id.in.(1,2),data->size->>cm.eq.7"))).toEqual([1, 2]);
    expect(ids(await or("id.not.in.(1,2)"))).toEqual([3]);
    expect(await (await ask("things?select=id&not.and=(id.gt.1,id.lt.3)&order=id")).json()).toEqual([
      { id: 1 },
      { id: 3 },
    ]);
    expect(ids(await or("id.eq.1,id.eq.2").gt("id", 1))).toEqual([2]);
  });

  it("sees what policies let the caller see, and nothing else", async () => {
    expect(ids(await things().select("id").or("id.gt.0,id.lt.0").order("id"))).toEqual([1, 2, 3]);
    expect(ids(await server.bob.data.from("things").select("id").order("id"))).toEqual([11, 12, 13]);
    expect(ids(await server.visitor().from("things").select("id"))).toEqual([]);
  });
});

describe("the order", () => {
  it("is by several columns and places, with nulls where they are wanted", async () => {
    const by = (column: string, options: object) => things().select("id").order(column, options);
    expect(ids(await by("name", { nullsFirst: true }).order("id"))[0]).toBe(3);
    expect(ids(await by("price", { ascending: false, nullsFirst: false }))).toEqual([2, 1, 3]);
    expect(ids(await by("is_new", { ascending: true }).order("id", { ascending: false }))).toEqual([2, 1, 3]);
    expect(ids(await by("data->size->cm", { ascending: false, nullsFirst: false }))).toEqual([2, 1, 3]);
  });

  it("follows the column, not what another was renamed to", async () => {
    const { data } = await things().select("id:price,price:id").not("price", "is", null).order("id");
    expect(data?.map((row) => row.price)).toEqual([1, 2]);
  });
});

describe("a page", () => {
  it.each([
    ["limit=2&order=id", {}, "0-1/*", 200],
    ["offset=1&order=id", {}, "1-2/*", 200],
    ["order=id", { range: "1-1" }, "1-1/*", 200],
    ["order=id", { range: "1-" }, "1-2/*", 200],
    ["order=id&limit=1", { range: "0-9" }, "0-0/*", 200],
    ["order=id", { range: "bytes=0-0" }, "0-2/*", 200],
    ["limit=0", {}, "*/*", 200],
    ["limit=2&order=id", { prefer: "count=exact" }, "0-1/3", 206],
    ["limit=3&order=id", { prefer: "count=exact" }, "0-2/3", 200],
    ["offset=3", { prefer: "count=exact" }, "*/3", 206],
    ["id=eq.77", { prefer: "count=exact" }, "*/0", 200],
  ])("%s %o lies at %s", async (query, headers, range, status) => {
    const reply = await ask(`things?${query}`, headers as Record<string, string>);
    expect([reply.headers.get("content-range"), reply.status]).toEqual([range, status]);
  });

  it.each([
    ["limit=-1", {}, "Limit should be greater than or equal to zero."],
    [
      "",
      { range: "5-3" },
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    ],
    ["offset=4", { prefer: "count=exact" }, "An offset of 4 was requested, but there are only 3 rows."],
  ])("%s %o is refused with PGRST103", async (query, headers, details) => {
    const reply = await ask(`things?${query}`, headers as Record<string, string>);
    expect([reply.status, await reply.json()]).toEqual([
      416,
      { code: "PGRST103", details, hint: null, message: "Requested range not satisfiable" },
    ]);
  });

  it("has no more than a thousand rows", async () => {
    const { data } = await server.visitor().rpc("list_numbers", { upto: 1_500 });
    expect(data).toHaveLength(1_000);
  });
});

describe("a count", () => {
  it.each(["exact", "planned", "estimated"] as const)(
    "that is to be %s is exact, and says so",
    async (count) => {
      const { count: counted, data } = await things().select("id", { count }).limit(1);
      expect([counted, data?.length]).toEqual([3, 1]);
      const reply = await ask("things?select=id", { prefer: `count=${count}` });
      expect(reply.headers.get("preference-applied")).toBe("count=exact");
    },
  );

  it("comes without rows by HEAD", async () => {
    const { count, data, error } = await things().select("*", { count: "exact", head: true }).gt("id", 1);
    expect([count, data, error]).toEqual([2, null, null]);
    const reply = await ask("things?select=id", {}, "HEAD");
    expect([reply.status, reply.headers.get("content-range"), await reply.text()]).toEqual([
      200,
      "0-2/*",
      "",
    ]);
  });
});

describe("one row", () => {
  it("comes as an object", async () => {
    expect((await things().select("id").eq("id", 1).single()).data).toEqual({ id: 1 });
    expect((await things().select("id").eq("id", 1).maybeSingle()).data).toEqual({ id: 1 });
  });

  it("may be absent for maybeSingle, not for single", async () => {
    const maybe = await things().select("id").eq("id", 9).maybeSingle();
    expect([maybe.data, maybe.error]).toEqual([null, null]);
    const { error, status } = await things().select("id").eq("id", 9).single();
    expect([status, error?.code, error?.details]).toEqual([406, "PGRST116", "The result contains 0 rows"]);
  });

  it("is not one of several", async () => {
    expect((await things().select("id").maybeSingle()).error?.code).toBe("PGRST116");
  });
});
