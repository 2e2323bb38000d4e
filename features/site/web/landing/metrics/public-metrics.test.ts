import { afterEach, expect, test, vi } from "vitest";
import { loadPublicMetrics } from "./public-metrics.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a request that hangs is given up after four seconds and has failed", async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  vi.stubGlobal("fetch", (_address: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_answer, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  const asked = loadPublicMetrics("key");
  limit.abort(new Error("too long"));
  await expect(asked).rejects.toThrow("too long");
  expect(timeout).toHaveBeenCalledExactlyOnceWith(4_000);
});

test.each([
  ["a refusal", { ok: false, status: 503 }, "refused with status 503"],
  ["no row", { ok: true, json: async () => [] }, "no total_chat_interactions"],
  ["a count that is none", { ok: true, json: async () => [{ total_chat_interactions: "many" }] }, "no total"],
])("%s is no answer", async (_name, response, says) => {
  vi.stubGlobal("fetch", async () => response);
  await expect(loadPublicMetrics("key")).rejects.toThrow(says);
});
