import { beforeEach, expect, test, vi } from "vitest";
import { keptInMemory } from "#platform/web/personal-data/testing/kept-in-memory.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", keptInMemory());
  vi.resetModules();
});

const load = () => import("./draft-store.ts");

test("a draft is kept for its place, also when the page is loaded again", async () => {
  (await load()).keepDraft("c1", { text: "half a question" });
  vi.resetModules();
  const { readDraft } = await load();
  expect(readDraft("c1")).toEqual({ text: "half a question" });
  expect(readDraft("c2")).toEqual({ text: "" });
});

test("an empty draft is forgotten", async () => {
  const { keepDraft } = await load();
  keepDraft("c1", { text: "x" });
  keepDraft("c1", { text: "" });
  vi.resetModules();
  expect((await load()).readDraft("c1")).toEqual({ text: "" });
});

test("a value that is no draft is none", async () => {
  sessionStorage.setItem("adjutant.mine.draft.c1", "[1");
  expect((await load()).readDraft("c1")).toEqual({ text: "" });
});

test("a draft outlives a storage that is full", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  const { keepDraft, readDraft } = await load();
  keepDraft("c1", { text: "long" });
  expect(readDraft("c1").text).toBe("long");
});

test("a text that could not be sent comes back and keeps its id", async () => {
  const { beginSending, failSending, readDraft } = await load();
  const first = beginSending("c1", "Hello", () => "id-1");
  expect(readDraft("c1").text).toBe("");
  failSending("c1", first, "No network.");
  expect(readDraft("c1")).toMatchObject({ text: "Hello", failure: "No network." });
  expect(beginSending("c1", "Hello", () => "id-2")).toEqual(first);
});

test("a text that was changed after a failure is another message", async () => {
  const { beginSending, failSending } = await load();
  failSending(
    "c1",
    beginSending("c1", "Hello", () => "id-1"),
    "No network.",
  );
  expect(beginSending("c1", "Hello there", () => "id-2").id).toBe("id-2");
});

test("the same words sent twice are two messages", async () => {
  const { beginSending, endSending } = await load();
  endSending(
    "c1",
    beginSending("c1", "Yes", () => "id-1"),
  );
  expect(beginSending("c1", "Yes", () => "id-2").id).toBe("id-2");
});

test("what was typed while a text failed to be sent is kept behind it", async () => {
  const { beginSending, failSending, keepDraft, readDraft } = await load();
  const first = beginSending("c1", "First", () => "id-1");
  keepDraft("c1", { ...readDraft("c1"), text: "Second" });
  failSending("c1", first, "No network.");
  expect(readDraft("c1").text).toBe("First\n\nSecond");
});

test("two texts that are on their way at once both come back", async () => {
  const { beginSending, failSending, readDraft } = await load();
  const first = beginSending("c1", "First", () => "id-1");
  const second = beginSending("c1", "Second", () => "id-2");
  failSending("c1", second, "Not yet.");
  failSending("c1", first, "No network.");
  expect(readDraft("c1")).toEqual({ text: "First\n\nSecond", failure: "No network.", triedAs: first });
});

test("a text that was refused stays when the one before it was sent", async () => {
  const { beginSending, endSending, failSending, readDraft } = await load();
  const first = beginSending("c1", "First", () => "id-1");
  const second = beginSending("c1", "Second", () => "id-2");
  failSending("c1", second, "Not yet.");
  endSending("c1", first);
  expect(readDraft("c1")).toEqual({ text: "Second", failure: "Not yet.", triedAs: second });
});

test("all texts on their way when the page is loaded again are back in their place", async () => {
  const before = await load();
  before.beginSending("c1", "First", () => "id-1");
  const second = before.beginSending("c1", "Second", () => "id-2");
  vi.resetModules();
  expect((await load()).readDraft("c1")).toEqual({ text: "First\n\nSecond", triedAs: second });
});

test("a text that is on its way is not lost with the move of what was typed", async () => {
  const { beginSending, failSending, moveDraft, readDraft } = await load();
  const first = beginSending("new", "First", () => "id-1");
  moveDraft("new", "c1");
  failSending("new", first, "No network.");
  expect(readDraft("new").text).toBe("First");
});

test("a text on its way when the page is loaded again is back in its place, under the same ids", async () => {
  const before = await load();
  const first = before.beginSending("c1", "First", () => "id-1");
  before.keepDraft("c1", { ...before.readDraft("c1"), text: "Second" });
  vi.resetModules();
  const { readDraft } = await load();
  expect(readDraft("c1")).toEqual({ text: "First\n\nSecond", triedAs: first });
});

test("a text that was sent does not come back", async () => {
  const before = await load();
  before.endSending(
    "c1",
    before.beginSending("c1", "First", () => "id-1"),
  );
  vi.resetModules();
  expect((await load()).readDraft("c1")).toEqual({ text: "" });
});

test("what someone sent who has left is nobody's draft", async () => {
  const { beginSending, failSending, readDraft } = await load();
  const { setUserOfTab } = await import("#platform/web/personal-data/user-of-tab.ts");
  setUserOfTab("jana");
  const mine = beginSending("new", "mine", () => "id-1");
  setUserOfTab("ines");
  failSending("new", mine, "No network.");
  expect(readDraft("new")).toEqual({ text: "" });
});

test("a draft moves along when a new conversation gets its place", async () => {
  const { keepDraft, moveDraft, readDraft } = await load();
  keepDraft("new", { text: "next" });
  moveDraft("new", "c1");
  expect([readDraft("new").text, readDraft("c1").text]).toEqual(["", "next"]);
});

test("drafts go with the person who typed them, also that of a conversation not begun", async () => {
  const { keepDraft, readDraft, subscribeToDrafts } = await load();
  const { setUserOfTab } = await import("#platform/web/personal-data/user-of-tab.ts");
  setUserOfTab("jana");
  keepDraft("new", { text: "half a question" });
  const listener = vi.fn();
  subscribeToDrafts(listener);
  setUserOfTab(undefined);
  setUserOfTab("ines");
  expect(readDraft("new")).toEqual({ text: "" });
  expect(listener).toHaveBeenCalled();
});

test("words that come from elsewhere stand behind what is typed", async () => {
  const { addToDraft, keepDraft, readDraft } = await load();
  addToDraft("c1", "spoken");
  expect(readDraft("c1").text).toBe("spoken");
  keepDraft("c1", { text: "typed" });
  addToDraft("c1", "spoken");
  expect(readDraft("c1").text).toBe("typed\n\nspoken");
});

test("a suggestion makes way for another one, and never for what was typed", async () => {
  const { keepDraft, readDraft, suggestText } = await load();
  const suggestions = ["What is 2 + 2?", "Find what we said about "];
  suggestText("new", "What is 2 + 2?", suggestions);
  suggestText("new", "Find what we said about ", suggestions);
  expect(readDraft("new").text).toBe("Find what we said about ");
  keepDraft("new", { text: "My own words" });
  suggestText("new", "What is 2 + 2?", suggestions);
  expect(readDraft("new").text).toBe("My own words\n\nWhat is 2 + 2?");
});

test("what was typed in a conversation that is gone stands behind what was typed elsewhere", async () => {
  const { keepDraft, readDraft, rescueDraft } = await load();
  keepDraft("new", { text: "one" });
  keepDraft("gone", { text: "two" });
  rescueDraft("gone", "new");
  expect([readDraft("new").text, readDraft("gone").text]).toEqual(["one\n\ntwo", ""]);
  rescueDraft("gone", "new");
  expect(readDraft("new").text).toBe("one\n\ntwo");
});
