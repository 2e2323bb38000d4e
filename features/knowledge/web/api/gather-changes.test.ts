import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type DocumentChange, gatherChanges } from "./gather-changes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const change = (documentId: string): DocumentChange => ({ collectionId: "handbook", documentId });

test("the first change is loaded at once, and those that follow together, each document once", () => {
  const reload = vi.fn();
  const changes = gatherChanges(reload);
  changes.add(change("a"));
  expect(reload.mock.calls).toEqual([[[change("a")]]]);
  for (const id of ["b", "c", "b"]) changes.add(change(id));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(reload.mock.lastCall).toEqual([[change("b"), change("c")]]);
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
  changes.add(change("d"));
  expect(reload).toHaveBeenCalledTimes(3);
});

test("what waits when the page is left is loaded then, and nothing later", () => {
  const reload = vi.fn();
  const changes = gatherChanges(reload);
  changes.add(change("a"));
  changes.add(change("b"));
  changes.stop();
  expect(reload.mock.lastCall).toEqual([[change("b")]]);
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});
