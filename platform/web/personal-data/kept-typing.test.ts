import { beforeEach, expect, test, vi } from "vitest";
import { forgetTyped, keepTyped, readTyped } from "./kept-typing.ts";
import { keptInMemory } from "./testing/kept-in-memory.ts";
import { setUserOfTab } from "./user-of-tab.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", keptInMemory());
  setUserOfTab("ada");
});

test("what was typed into a form is there after a reload, until it is sent", () => {
  keepTyped("approval.1", { reason: "Kim has left." });
  expect(readTyped("approval.1")).toEqual({ reason: "Kim has left." });
  expect(readTyped("approval.2")).toEqual({});
  forgetTyped("approval.1");
  expect(readTyped("approval.1")).toEqual({});
});

test("it goes with its person", () => {
  keepTyped("approval.1", { reason: "Kim has left." });
  setUserOfTab("ben");
  expect(readTyped("approval.1")).toEqual({});
});

test("what is not a form of ours is ignored", () => {
  for (const kept of ["[1", "7", '{"reason":{}}', "null"]) {
    sessionStorage.setItem("adjutant.mine.typed.approval.1", kept);
    expect(readTyped("approval.1")).toEqual({});
  }
});

test("nothing breaks where storage is blocked", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  keepTyped("approval.1", { reason: "No." });
  forgetTyped("approval.1");
  expect(readTyped("approval.1")).toEqual({});
});
