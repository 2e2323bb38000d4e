import { describe, expect, test } from "vitest";
import type { Message, SentMessage } from "../../contract/index.ts";
import { addSent, cutAfter, joinNewest, listAllMessages, type MessagePages } from "./message-pages.ts";

const message = (id: string, parentId: string | null, role: Message["role"] = "user"): Message => ({
  ...{ id, parentId, role, conversationId: "c", status: "complete", parts: [], siblingIds: [id] },
  ...{ author: null, mentions: [], runId: null, model: null, error: null, usage: null, durationMs: null },
  ...{ heardCharacters: null, recordingSeconds: null, givenFiles: null, continuedParts: 0, beside: null },
  createdAt: "2026-01-01T00:00:00Z",
});

const pages: MessagePages = {
  pages: [
    { items: [message("q2", "a1"), message("a2", "q2", "assistant")], nextCursor: "older" },
    { items: [message("q1", null), message("a1", "q1", "assistant")], nextCursor: null },
  ],
  pageParams: [undefined, "older"],
};

const sent = (userMessage: Message | null, assistantMessage: Message): SentMessage => ({
  userMessage,
  assistantMessage,
  conversation: {
    ...{
      id: "c",
      title: "",
      owner: null,
      isShared: false,
      hasComments: false,
      unread: 0,
      activeRun: { id: "r", status: "running" as const },
      importedFrom: null,
      modelId: null,
      agent: null,
      memory: "default" as const,
      isTest: false,
      createdAt: "",
      updatedAt: "",
    },
    abilities: {
      rename: true,
      delete: true,
      send: true,
      show: true,
      comment: true,
      publish: true,
      hand_over: true,
    },
  },
  run: {
    ...{ id: "r", status: "running", stepCount: 0, attempt: 1, model: null, error: null, createdAt: "" },
    ...{
      startedAt: null,
      endedAt: null,
      usage: { inputTokens: 0, outputTokens: 0 },
      activeMs: 0,
      abilities: { cancel: true, decideLimit: true },
    },
  },
});

const ids = (data: MessagePages) => listAllMessages(data).map(({ id }) => id);

describe("The messages that were read", () => {
  test("are listed oldest first over all pages", () => {
    expect(ids(pages)).toEqual(["q1", "a1", "q2", "a2"]);
    expect(listAllMessages(undefined)).toEqual([]);
  });

  test("get a sent question and its answer at their end", () => {
    const added = addSent(pages, sent(message("q3", "a2"), message("a3", "q3", "assistant")));
    expect(ids(added)).toEqual(["q1", "a1", "q2", "a2", "q3", "a3"]);
    expect(added.pages[0]?.nextCursor).toBe("older");
  });

  test("end in the new branch when an older question was edited, across pages", () => {
    const added = addSent(pages, sent(message("q2b", "a1"), message("a2b", "q2b", "assistant")));
    expect(ids(added)).toEqual(["q1", "a1", "q2b", "a2b"]);
    expect(added.pageParams).toHaveLength(added.pages.length);
  });

  test("are replaced when the first question was edited", () => {
    const added = addSent(pages, sent(message("q1b", null), message("a1b", "q1b", "assistant")));
    expect(ids(added)).toEqual(["q1b", "a1b"]);
  });

  test("keep the question when its answer is tried again", () => {
    const added = addSent(pages, sent(null, message("a2b", "q2", "assistant")));
    expect(ids(added)).toEqual(["q1", "a1", "q2", "a2b"]);
  });

  test("stay as they are when the parent is not among them", () => {
    expect(addSent(pages, sent(null, message("x", "elsewhere", "assistant")))).toBe(pages);
  });

  test("begin with what was sent in a new conversation", () => {
    expect(ids(addSent(undefined, sent(message("q", null), message("a", "q", "assistant"))))).toEqual([
      "q",
      "a",
    ]);
  });
});

test("a branch is cut after its parent", () => {
  const items = [{ id: "1" }, { id: "2" }, { id: "3" }];
  expect(cutAfter(items, "2")).toEqual([{ id: "1" }, { id: "2" }]);
  expect(cutAfter(items, null)).toEqual([]);
  expect(cutAfter(items, undefined)).toEqual(items);
});

describe("The newest page, read again,", () => {
  const read = (...items: Message[]) => joinNewest(pages, { items, nextCursor: "more" });
  const idsOf = (data: MessagePages | undefined) => data && ids(data);

  test("joins on to what was read before", () => {
    const joined = read(
      message("a1", "q1", "assistant"),
      message("q2", "a1"),
      message("a2c", "q2", "assistant"),
    );
    expect(idsOf(joined)).toEqual(["q1", "a1", "q2", "a2c"]);
    expect(joined?.pageParams).toHaveLength(joined?.pages.length ?? -1);
  });

  test("keeps the way to older pages", () => {
    const joined = read(message("a2", "q2", "assistant"), message("q3", "a2"));
    expect(idsOf(joined)).toEqual(["q1", "a1", "q2", "a2", "q3"]);
    expect(joined?.pages[0]?.nextCursor).toBe("older");
  });

  test("is all there is when nothing is older", () => {
    const whole = joinNewest(pages, { items: [message("x", null)], nextCursor: null });
    expect(idsOf(whole)).toEqual(["x"]);
  });

  test("does not join when what lies between is not known", () => {
    expect(read(message("q9", "a8"))).toBeUndefined();
  });
});
