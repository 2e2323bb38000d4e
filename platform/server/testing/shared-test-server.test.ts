import { expect, test } from "vitest";
import type { Module } from "../module.ts";
import { isPlain, sharedTestServer } from "./shared-test-server.ts";

const one: Module = { name: "one" };
const other: Module = { name: "other" };
const secondMs = 1_000;

test("files of the same composition get the same running server, and others another one", async () => {
  await using first = await sharedTestServer({ modules: [one] });
  await using second = await sharedTestServer({ modules: [one] });
  await using third = await sharedTestServer({ modules: [one, other] });
  expect(second.services).toBe(first.services);
  expect(third.database.appConnection.database).not.toBe(first.database.appConnection.database);
});

test("it goes on when a file gives it back, and what it is made of may be plain values", async () => {
  const asked = () =>
    sharedTestServer({ composition: ["made", { limit: 1 }], modules: () => [{ name: "made" }] });
  const first = await asked();
  await first[Symbol.asyncDispose]();
  await using again = await asked();
  expect(again.services).toBe(first.services);
  expect(await again.look("select 1 as answer")).toEqual([{ answer: 1 }]);
});

test("a clock holds until it is given back", async () => {
  const ahead = await sharedTestServer({ modules: [one], now: () => new Date("2040-01-01T00:00:00Z") });
  expect(ahead.services.now().getFullYear()).toBe(2040);
  await ahead[Symbol.asyncDispose]();
  await using present = await sharedTestServer({ modules: [one] });
  expect(present.services).toBe(ahead.services);
  expect(Math.abs(present.services.now().getTime() - Date.now())).toBeLessThan(60 * secondMs);
});

test("whoever wants another clock at the same time gets a server of their own, and leaves the first one its clock", async () => {
  await using present = await sharedTestServer({ modules: [one] });
  await using ahead = await sharedTestServer({
    modules: [one],
    now: () => new Date("2040-01-01T00:00:00Z"),
  });
  expect(ahead.services).not.toBe(present.services);
  expect(ahead.services.now().getFullYear()).toBe(2040);
  expect(present.services.now().getFullYear()).toBeLessThan(2040);
});

test("limits are counted anew for each file", async () => {
  const first = await sharedTestServer({ modules: [one] });
  await first.look("insert into rate_limits (key, tokens, updated_at) values ('a', 0, now())");
  await first[Symbol.asyncDispose]();
  await using second = await sharedTestServer({ modules: [one] });
  expect(await second.look("select 1 from rate_limits")).toEqual([]);
});

test("a server that did not start is not kept", async () => {
  let isBroken = true;
  const seed = async () => {
    if (isBroken) throw new Error("no seed");
  };
  const broken: Module = { name: "broken", seed };
  await expect(sharedTestServer({ modules: [broken] })).rejects.toThrow("no seed");
  isBroken = false;
  await using mended = await sharedTestServer({ modules: [broken] });
  expect(await mended.look("select 1 as answer")).toEqual([{ answer: 1 }]);
});

test("only data is compared by what it says", () => {
  for (const value of [1, "a", null, [{ a: [true] }]]) expect(isPlain(value)).toBe(true);
  for (const value of [() => 1, { now: () => 1 }, new Date(), new Map()]) expect(isPlain(value)).toBe(false);
});
