import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createGuestViews } from "./guest-views.ts";
import { createNames } from "./names.ts";
import { keyOfTab, type Tab } from "./place.ts";
import { createScreens } from "./screens.ts";
import { createTabs } from "./tabs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [platformModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

it("keep nothing of a place that everybody left", async () => {
  const { services } = server;
  const [tabs, views] = [createTabs(), createGuestViews(services)];
  const forget = vi.spyOn(views, "forget");
  const screens = createScreens({ services, tabs, names: createNames(services), views });
  const place = { workspaceId: newId(), noun: "conversation", id: newId() };
  const there = ["a", "b"].map(
    (tabId): Tab => ({
      ...{ place, userId: newId(), tabId, nodeId: services.nodeId, heardAtMs: 0, writingUntilMs: 0 },
    }),
  );
  for (const tab of there) tabs.put(tab, 0);
  const [ann, bob] = there.map(({ userId }) => userId);
  if (!ann || !bob) throw new Error("Two people are there.");
  await screens.list(place, ann);
  expect(views.isGuest(place, bob)).toBe(false);
  for (const tab of there) tabs.take(keyOfTab(tab));
  screens.changed(place);
  await vi.waitFor(() => expect(forget).toHaveBeenCalledWith(place));
  expect(views.isGuest(place, bob)).toBe(true);
});
