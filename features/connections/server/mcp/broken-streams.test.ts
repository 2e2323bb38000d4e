import { afterEach, expect, it, vi } from "vitest";
import { startMcpServer } from "#mocks/mcp-server/start-mcp-server.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import { withMcpServer } from "./with-mcp-server.ts";

afterEach(() => vi.restoreAllMocks());

/** A time that nothing else waits for. */
const retryMs = 54_321;

it("the broken stream of a call is taken up again after exactly the time that its server names", async () => {
  await using mcp = await startMcpServer();
  mcp.retryMs = retryMs;
  const waited: unknown[] = [];
  const real = globalThis.setTimeout;
  // No clock decides: the wait that the server asked for is noted, and ends at once.
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((act: () => void, ms?: number, ...rest: []) => {
    const isRetry = ms === retryMs;
    if (isRetry) waited.push(mcp.requests.filter(({ method }) => method === "GET").length);
    return real(act, isRetry ? 0 : ms, ...rest);
  }) as typeof setTimeout);
  const signal = AbortSignal.timeout(60_000);
  const target = { address: mcp.url, fetch: globalThis.fetch, headers: {}, signal };
  const call = {
    name: "find_customer",
    inputSchema: {} as JsonObject,
    input: { name: "Ada" },
    callId: "one",
  };
  const before = mcp.requests.length;
  const { content } = await withMcpServer(target, (session) => session.callTool(call));
  expect(content).toMatchObject([{ text: 'find_customer was called with {"name":"Ada"}.' }]);
  expect(mcp.calls).toHaveLength(1);
  const taken = mcp.requests.slice(before).filter(({ headers }) => headers["last-event-id"] === "broken");
  expect([waited.length, taken.length]).toEqual([1, 1]);
});
