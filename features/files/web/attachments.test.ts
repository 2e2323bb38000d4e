import { beforeEach, expect, test, vi } from "vitest";
import { keptInMemory } from "#platform/web/personal-data/testing/kept-in-memory.ts";

/** A server that stores each upload when the test says so. */
let uploads: HeldUpload[] = [];

class HeldUpload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = "";
  onload?: () => void;
  onabort?: () => void;
  address = "";

  open(_method: string, address: string) {
    this.address = address;
  }

  setRequestHeader() {}

  send() {
    uploads.push(this);
  }

  abort() {
    this.onabort?.();
  }

  store() {
    const id = this.address.split("?")[0]?.split("/").at(-1);
    Object.assign(this, { status: 200, responseText: JSON.stringify({ id, name: id, state: "ready" }) });
    this.onload?.();
  }
}

beforeEach(() => {
  uploads = [];
  vi.stubGlobal("sessionStorage", keptInMemory());
  vi.stubGlobal("location", { origin: "http://adjutant.test" });
  vi.stubGlobal("XMLHttpRequest", HeldUpload);
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  vi.resetModules();
});

async function attach(place: string, ...ids: string[]) {
  const attachments = await import("./attachments.ts");
  const next = [...ids];
  const files = ids.map((id) => new File(["text"], id));
  attachments.addAttachments(place, files, () => next.shift() ?? "");
  await expect.poll(() => uploads.length).toBe(1);
  const statesOf = (where: string) => attachments.readAttachments(where).map(({ state }) => state);
  return { ...attachments, statesOf };
}

test("files put beside a text while its conversation begins move along, and their uploads continue", async () => {
  const { moveAttachments, statesOf } = await attach("new", "one", "two");
  moveAttachments("new", "c1");
  expect([statesOf("new"), statesOf("c1")]).toEqual([[], ["uploading", "waiting"]]);
  uploads[0]?.store();
  await expect.poll(() => statesOf("c1")).toEqual(["ready", "uploading"]);
  uploads[1]?.store();
  await expect.poll(() => statesOf("c1")).toEqual(["ready", "ready"]);
});

test("an upload that is cancelled after its move lets the next one begin", async () => {
  const { moveAttachments, removeAttachment, statesOf } = await attach("new", "one", "two");
  moveAttachments("new", "c1");
  removeAttachment("c1", "one");
  await expect.poll(() => uploads.length).toBe(2);
  expect(statesOf("c1")).toEqual(["uploading"]);
});

test("a file that is too large is refused before it is sent, and one beyond the number of a message is left", async () => {
  const { queryClient } = await import("#platform/web/api/query-client.ts");
  queryClient.setQueryData(["file-limits"], { fileBytes: 2_000_000, perMessage: 2 });
  const { addAttachments, readAttachments } = await import("./attachments.ts");
  const files = ["big", "small", "third"].map((name) => new File(["text"], name));
  Object.defineProperty(files[0], "size", { value: 2_000_001 });
  const ids = ["a", "b", "c"];
  expect(addAttachments("new", files, () => ids.shift() ?? "")).toBe(1);
  await expect.poll(() => uploads.length).toBe(1);
  expect(readAttachments("new")).toMatchObject([
    {
      name: "big",
      state: "failed",
      problem: "This file is larger than 2 MB, the most that one file may have.",
      mayRetry: false,
    },
    { name: "small", state: "uploading" },
  ]);
});
