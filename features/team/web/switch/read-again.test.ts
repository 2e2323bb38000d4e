import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1", hash: "", search: "" });
const lost = vi.hoisted(() => ({
  readLostWorkspace: vi.fn(),
  useLostWorkspace: vi.fn(),
  reportLostWorkspace: vi.fn(),
}));
vi.mock("#platform/web/api/lost-workspace.ts", () => lost);
const { readAgainUnlessLost } = await import("./read-again.ts");

/** Whether the tasks of the page are to be read again, after `/me` answered like this. */
async function readsAgain(me: () => Promise<object>): Promise<boolean> {
  const client = new QueryClient();
  client.setQueryData(["tasks"], []);
  vi.spyOn(client, "fetchQuery").mockImplementation(me as never);
  await readAgainUnlessLost(client);
  return client.getQueryState(["tasks"])?.isInvalidated === true;
}

it("a changed membership has everything read again, and an ended one nothing", async () => {
  lost.readLostWorkspace.mockReturnValue(undefined);
  expect(await readsAgain(async () => ({}))).toBe(true);
  expect(await readsAgain(() => Promise.reject(new Error("away")))).toBe(true);
  lost.readLostWorkspace.mockReturnValue({ workspaceId: "1", reason: "ended" });
  expect(await readsAgain(() => Promise.reject(new Error("gone")))).toBe(false);
});
