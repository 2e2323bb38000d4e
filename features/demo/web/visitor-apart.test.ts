import { beforeEach, expect, test, vi } from "vitest";
import { keptInMemory } from "#platform/web/personal-data/testing/kept-in-memory.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", keptInMemory());
  vi.resetModules();
});

/** The modules of a page that was just loaded. */
async function load() {
  const [
    { speakForVisitor },
    { keepDemo, markDemoOver, readKeptDemo },
    { callHeaders },
    { personalStorage },
  ] = await Promise.all([
    import("./speak-for-visitor.ts"),
    import("./kept-demo.ts"),
    import("#platform/web/api/access-token.ts"),
    import("#platform/web/personal-data/personal-storage.ts"),
  ]);
  return { speakForVisitor, keepDemo, markDemoOver, readKeptDemo, callHeaders, personalStorage };
}

test("a page of the demo calls with the demo's token, and still does after a reload", async () => {
  const before = await load();
  before.speakForVisitor();
  expect(await before.callHeaders()).toEqual({});
  before.keepDemo({ token: "demo_x", endsMs: Date.now() + 1000 });
  expect(await before.callHeaders()).toEqual({ authorization: "Bearer demo_x" });
  vi.resetModules();
  const after = await load();
  after.speakForVisitor();
  expect(await after.callHeaders()).toEqual({ authorization: "Bearer demo_x" });
});

test("any other page never knows that token", async () => {
  const demo = await load();
  demo.speakForVisitor();
  demo.keepDemo({ token: "demo_x", endsMs: Date.now() + 1000 });
  vi.resetModules();
  const other = await load();
  expect(await other.callHeaders()).toEqual({});
  expect(other.readKeptDemo()).toBeUndefined();
});

test("what a person left unsent in a tab is not shown to a visitor, and outlives the demo", async () => {
  const own = await load();
  own.personalStorage.set("draft.new", "mine");
  vi.resetModules();
  const demo = await load();
  demo.speakForVisitor();
  expect(demo.personalStorage.get("draft.new")).toBeUndefined();
  demo.personalStorage.set("draft.new", "a visitor's");
  demo.personalStorage.clear();
  vi.resetModules();
  const back = await load();
  expect(back.personalStorage.get("draft.new")).toBe("mine");
});

test("a demo that the server knows no more is over, whatever the clock says", async () => {
  const { keepDemo, markDemoOver, readKeptDemo, speakForVisitor } = await load();
  speakForVisitor();
  keepDemo({ token: "demo_x", endsMs: Date.now() + 1000 });
  markDemoOver();
  expect(readKeptDemo()?.endsMs).toBe(0);
});

test("a foreign value in its place is no demo", async () => {
  sessionStorage.setItem("adjutant.demo.visit", '{"token":1}');
  const { readKeptDemo, speakForVisitor } = await load();
  speakForVisitor();
  expect(readKeptDemo()).toBeUndefined();
});
