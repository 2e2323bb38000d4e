import { beforeEach, expect, test, vi } from "vitest";
import { keptInMemory } from "./testing/kept-in-memory.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", keptInMemory());
  vi.resetModules();
});

async function load() {
  const [{ personalStorage }, { onUserLeft, setUserOfTab }] = await Promise.all([
    import("./personal-storage.ts"),
    import("./user-of-tab.ts"),
  ]);
  const forget = vi.fn();
  onUserLeft(forget);
  return { personalStorage, setUserOfTab, forget };
}

test("what a person left is forgotten when they sign out", async () => {
  const { personalStorage, setUserOfTab, forget } = await load();
  setUserOfTab("jana");
  personalStorage.set("draft", "half a question");
  setUserOfTab(undefined);
  expect(personalStorage.get("draft")).toBeUndefined();
  expect(forget).toHaveBeenCalledTimes(1);
  setUserOfTab("ines");
  expect(forget).toHaveBeenCalledTimes(1);
});

test("what a person left is forgotten when another one takes over", async () => {
  const { personalStorage, setUserOfTab, forget } = await load();
  setUserOfTab("jana");
  personalStorage.set("draft", "half a question");
  setUserOfTab("ines");
  expect(personalStorage.get("draft")).toBeUndefined();
  expect(forget).toHaveBeenCalledTimes(1);
});

test("a reload and a renewed session leave everything in its place", async () => {
  const before = await load();
  before.setUserOfTab("jana");
  before.personalStorage.set("draft", "half a question");
  vi.resetModules();
  const { personalStorage, setUserOfTab, forget } = await load();
  setUserOfTab("jana");
  setUserOfTab("jana");
  expect(personalStorage.get("draft")).toBe("half a question");
  expect(forget).not.toHaveBeenCalled();
});

test("a session that ended before the page was loaded again leaves nothing", async () => {
  const before = await load();
  before.setUserOfTab("jana");
  before.personalStorage.set("draft", "half a question");
  vi.resetModules();
  const { personalStorage, setUserOfTab } = await load();
  setUserOfTab(undefined);
  expect(personalStorage.get("draft")).toBeUndefined();
});

test("what belongs to the browser stays", async () => {
  const { setUserOfTab } = await load();
  sessionStorage.setItem("adjutant.reloaded-at", "1");
  setUserOfTab("jana");
  setUserOfTab(undefined);
  expect([sessionStorage.length, sessionStorage.getItem("adjutant.reloaded-at")]).toEqual([1, "1"]);
});
