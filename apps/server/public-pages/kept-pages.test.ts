import { expect, test, vi } from "vitest";
import { keepPages } from "./kept-pages.ts";

function newPages() {
  const state = { now: 0, revision: "1", isDown: false, isBroken: false };
  const page = (text: string) => ({
    bodies: { br: Buffer.from(text), gzip: Buffer.from(text), identity: Buffer.from(text) },
    etag: `"${text}"`,
    scripts: [],
    styles: [],
  });
  const readRevision = vi.fn(async () => {
    if (state.isDown) throw new Error("down");
    return state.revision;
  });
  const make = vi.fn(async (key: string) => {
    if (state.isBroken) throw new Error("broken");
    return key === "nothing" ? undefined : page(`${key} ${state.revision}`);
  });
  const onStale = vi.fn();
  const pageOf = keepPages({ readRevision, make, now: () => state.now, onStale, mostKept: 2 });
  const read = async (key: string) => (await pageOf(key))?.etag;
  return { state, readRevision, make, onStale, read };
}

test("a page is made once, however many ask for it, and the revision is read once in two seconds", async () => {
  const { state, readRevision, make, read } = newPages();
  expect(await Promise.all([read("en"), read("en"), read("de")])).toEqual(['"en 1"', '"en 1"', '"de 1"']);
  state.now = 1_999;
  await read("en");
  expect([readRevision.mock.calls.length, make.mock.calls.length]).toEqual([1, 2]);
});

test("a change shows after two seconds", async () => {
  const { state, read } = newPages();
  await read("en");
  state.revision = "2";
  state.now = 1_000;
  expect(await read("en")).toBe('"en 1"');
  state.now = 2_000;
  expect(await read("en")).toBe('"en 2"');
});

test("without the database the page that is kept is shown on, and it is said", async () => {
  const { state, onStale, read } = newPages();
  await read("en");
  Object.assign(state, { isDown: true, now: 5_000 });
  expect(await read("en")).toBe('"en 1"');
  expect(onStale).toHaveBeenCalledOnce();
});

test("before any page was made, a failure is one, and the next request tries anew", async () => {
  const { state, read } = newPages();
  state.isDown = true;
  await expect(read("en")).rejects.toThrow("down");
  Object.assign(state, { isDown: false, now: 2_000 });
  expect(await read("en")).toBe('"en 1"');
});

test("a page that cannot be made anew is shown as it was, and it is said; there was none: that is a failure", async () => {
  const { state, onStale, read } = newPages();
  await read("en");
  Object.assign(state, { revision: "2", isBroken: true, now: 2_000 });
  expect(await read("en")).toBe('"en 1"');
  expect(onStale).toHaveBeenCalledOnce();
  await expect(read("de")).rejects.toThrow("broken");
  // Not tried again with every request, and of its own accord a little later.
  state.isBroken = false;
  expect(await read("en")).toBe('"en 1"');
  state.now = 4_000;
  expect(await read("en")).toBe('"en 2"');
});

test("so many pages are kept and no more: the one that was wanted longest ago goes", async () => {
  const { make, read } = newPages();
  for (const key of ["a", "b", "a", "c", "a"]) await read(key);
  expect(make.mock.calls.map(([key]) => key)).toEqual(["a", "b", "c"]);
  await read("b");
  expect(make.mock.calls.map(([key]) => key)).toEqual(["a", "b", "c", "b"]);
});

test("a page that does not exist takes no place of one that does", async () => {
  const { make, read } = newPages();
  await read("a");
  await read("b");
  for (const _time of [1, 2]) expect(await read("nothing")).toBeUndefined();
  await Promise.all([read("a"), read("b")]);
  expect(make.mock.calls.map(([key]) => key)).toEqual(["a", "b", "nothing", "nothing"]);
});
