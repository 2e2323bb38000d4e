import { beforeEach, expect, test, vi } from "vitest";
import { keptInMemory } from "#platform/web/personal-data/testing/kept-in-memory.ts";

/** Uploads that the server answers when the test says so. */
let uploads: HeldUpload[] = [];

class HeldUpload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = "";
  onload?: () => void;
  onabort?: () => void;
  address = "";
  wasCancelled = false;

  open(_method: string, address: string) {
    this.address = address;
  }

  setRequestHeader() {}

  send() {
    uploads.push(this);
  }

  abort() {
    this.wasCancelled = true;
    this.onabort?.();
  }

  answer(status: number, body: object = {}) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

beforeEach(() => {
  uploads = [];
  vi.stubGlobal("sessionStorage", keptInMemory());
  vi.stubGlobal("location", { origin: "http://adjutant.test" });
  vi.stubGlobal("XMLHttpRequest", HeldUpload);
  vi.resetModules();
});

async function add(count: number) {
  const queue = await import("./upload-queue.ts");
  const files = Array.from({ length: count }, (_, index) => ({
    file: new File(["text"], `${index}.md`),
    folder: "Handbook/Holidays",
  }));
  let made = 0;
  queue.addUploads("c1", files, () => `id-${made++}`);
  const read = () => queue.readUploads("c1");
  return { ...queue, read, states: () => read().uploads.map(({ state }) => state) };
}

test("three files are uploaded at a time, each with its name and folder", async () => {
  const { states } = await add(5);
  await expect.poll(() => uploads.length).toBe(3);
  expect(states()).toEqual(["uploading", "uploading", "uploading", "waiting", "waiting"]);
  expect(uploads[0]?.address).toBe(
    "/api/v1/collections/c1/documents/id-0?name=0.md&folder=Handbook%2FHolidays",
  );
  uploads[0]?.answer(200);
  await expect.poll(() => uploads.length).toBe(4);
  expect(states()).toEqual(["done", "uploading", "uploading", "uploading", "waiting"]);
});

test("a file that is refused for its bytes stays listed with the reason, and is not retried", async () => {
  const { read } = await add(1);
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]?.answer(413, { error: { code: "file.too_large", message: "This file is too large." } });
  await expect.poll(() => read().uploads[0]?.state).toBe("failed");
  expect(read().uploads[0]).toMatchObject({ problem: "This file is too large.", mayRetry: false });
});

test("a file that failed on its way is sent again under the same id", async () => {
  const { read, retryUploads } = await add(1);
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]?.answer(503);
  await expect.poll(() => read().uploads[0]?.mayRetry).toBe(true);
  retryUploads("c1", ["id-0"]);
  await expect.poll(() => uploads.length).toBe(2);
  expect(uploads[1]?.address).toBe(uploads[0]?.address);
});

test("a cancelled upload ends, leaves the list and lets the next one begin", async () => {
  const { removeUploads, states } = await add(4);
  await expect.poll(() => uploads.length).toBe(3);
  removeUploads("c1", ["id-1"]);
  await expect.poll(() => uploads.length).toBe(4);
  expect(uploads[1]?.wasCancelled).toBe(true);
  expect(states()).toEqual(["uploading", "uploading", "uploading"]);
});

test("a server that is given too much is not told so as a failure", async () => {
  const { states } = await add(1);
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]?.answer(429);
  await expect.poll(() => states()).not.toContain("failed");
  expect(states()).not.toContain("done");
});

test("at most 500 files wait, and how many were left out is told", async () => {
  const { read } = await add(502);
  expect(read().uploads.length).toBe(500);
  expect(read().leftOut).toBe(2);
});
