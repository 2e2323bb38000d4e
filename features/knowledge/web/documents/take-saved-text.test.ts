import { beforeEach, expect, it, vi } from "vitest";
import { keepTyped, readTyped } from "#platform/web/personal-data/kept-typing.ts";
import { keptInMemory } from "#platform/web/personal-data/testing/kept-in-memory.ts";
import { setUserOfTab } from "#platform/web/personal-data/user-of-tab.ts";
import { takeSavedText } from "./take-saved-text.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", keptInMemory());
  setUserOfTab("ada");
});

it("whoever takes the saved text keeps the title and the folder that they typed", () => {
  keepTyped("document 1", { title: "Sick leave", folder: "Staff", text: "Mine.", version: "1" });
  takeSavedText("document 1");
  expect(readTyped("document 1")).toEqual({ title: "Sick leave", folder: "Staff" });
});

it("of a text alone, nothing is left", () => {
  keepTyped("document 1", { text: "Mine.", version: "1" });
  takeSavedText("document 1");
  expect(readTyped("document 1")).toEqual({});
  expect(sessionStorage.getItem("adjutant.mine.typed.document 1")).toBeNull();
});
