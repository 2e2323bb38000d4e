import { expect, test, vi } from "vitest";
import { setUserOfTab } from "#platform/web/personal-data/user-of-tab.ts";
import { isOnItsWay, putIntoOutbox, retryUnsent, takeFromOutbox, waitForRetry } from "./outbox.ts";

vi.stubGlobal("sessionStorage", undefined);
const entry = { message: { id: "m", text: "Hello" }, parentId: undefined };

test("a message that could not be sent waits until it is tried again", async () => {
  const signal = putIntoOutbox("new", entry);
  const waiting = waitForRetry("new", signal);
  retryUnsent("other");
  retryUnsent("new");
  await expect(waiting).resolves.toBeUndefined();
  expect(isOnItsWay("new")).toBe(true);
  takeFromOutbox("new");
  expect(isOnItsWay("new")).toBe(false);
});

test("a message of someone who has left is not sent for the next one", async () => {
  setUserOfTab("jana");
  const waiting = waitForRetry("new", putIntoOutbox("new", entry));
  setUserOfTab("ines");
  await expect(waiting).rejects.toThrow();
  expect(isOnItsWay("new")).toBe(false);
});
