import { describe, expect, it } from "vitest";
import { stageWriting } from "./testing/stage-writing.ts";

const staged = stageWriting();
const { things, namesOf, send, rowsOf, acts } = staged;

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
    const { status, error } = await things().update({ owner_id: staged.server.bob.id }).eq("id", 1);
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
      Array.from({ length: 3 }, () => ({ act: "things.changed", workspace_id: staged.server.ann.id })),
    );
    await things().delete().eq("id", 4);
    await things().insert({ id: 1 });
    await things().update({ name: "y" }).eq("id", 1).rollback();
    expect((await acts()).length).toBe(before + 3);
  });
});
