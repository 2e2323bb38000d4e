import { fail } from "#platform/server/errors.ts";
import type { Services } from "#platform/server/services.ts";
import { mostPlaces, type Presence, presenceErrors } from "../contract/index.ts";
import type { Batch, TabChange } from "./batches.ts";
import { createGuestViews } from "./guest-views.ts";
import { createNames } from "./names.ts";
import { keyOfTab, type Place, type Tab } from "./place.ts";
import { createScreens } from "./screens.ts";
import { createServers } from "./servers.ts";
import { createTabs, isWriting } from "./tabs.ts";
import { watchRights } from "./watch-rights.ts";

/** A tab that says nothing for so long is gone: more than two of its heartbeats. */
const tabEndsMs = 60_000;
/** Somebody types no more when this long nothing was heard: the tab says so sooner. */
const writingLapsesMs = 8_000;
const tickMs = 1_000;

/** Who is where. Each server keeps what it hears in memory, and the others tell it of theirs. */
export function createPresence(services: Services) {
  const { nodeId } = services;
  const tabs = createTabs();
  const names = createNames(services);
  const views = createGuestViews(services);
  const screens = createScreens({ services, tabs, names, views });
  const now = () => services.now().getTime();
  const isOwn = (tab: Tab) => tab.nodeId === nodeId;
  const stateOf = (tab: Tab): TabChange => ({ ...tab, state: isWriting(tab, now()) ? "writing" : "here" });
  const drop = (tab: Tab) => {
    if (tabs.take(keyOfTab(tab))) screens.changed(tab.place);
  };
  const dropServer = (gone: string) => [...tabs.all()].filter((tab) => tab.nodeId === gone).forEach(drop);

  function keep({ place, userId, tabId, state }: TabChange, by: string): void {
    const key = keyOfTab({ place, userId, tabId });
    const known = tabs.find(key);
    if (state === "left") {
      if (known) drop(known);
      return;
    }
    const writingUntilMs = state === "writing" ? now() + writingLapsesMs : 0;
    const tab = { place, userId, tabId, nodeId: by, heardAtMs: now(), writingUntilMs };
    if (tabs.put(tab, now())) screens.changed(place);
  }

  const servers = createServers({
    services,
    onBatch(batch: Batch) {
      if (batch.kind !== "tabs") return;
      if (batch.isAll) dropServer(batch.from);
      for (const change of batch.changes) keep(change, batch.from);
    },
    onGone: dropServer,
    ownTabs: () => [...tabs.all()].filter(isOwn).map(stateOf),
  });
  const rights = watchRights({
    services,
    tabs,
    onLook({ place }) {
      views.forget(place);
      screens.changed(place);
    },
    onLost(tab) {
      drop(tab);
      servers.tell({ ...tab, state: "left" });
    },
  });

  function tick(): void {
    const nowMs = now();
    for (const tab of [...tabs.all()]) {
      if (isOwn(tab) && nowMs - tab.heardAtMs > tabEndsMs) {
        drop(tab);
        servers.tell({ ...tab, state: "left" });
      } else if (tab.writingUntilMs > 0 && tab.writingUntilMs <= nowMs) {
        tab.writingUntilMs = 0;
        screens.changed(tab.place);
      }
    }
    servers.tick([...tabs.all()].some(isOwn));
    rights.tick();
  }
  const timer = setInterval(tick, tickMs).unref();

  return {
    /** Whether this server has heard of this tab, and its right to be there was checked here. */
    knows: (tab: Pick<Tab, "place" | "userId" | "tabId">): boolean => {
      const known = tabs.find(keyOfTab(tab));
      return known !== undefined && isOwn(known);
    },
    /** Whether this tab is there, on whatever server. */
    hasHeardOf: (tab: Pick<Tab, "place" | "userId" | "tabId">): boolean =>
      tabs.find(keyOfTab(tab)) !== undefined,
    /** Throws `presence.too_many`. */
    async say(change: TabChange): Promise<void> {
      const key = keyOfTab(change);
      const known = tabs.find(key);
      const isNew = !known && change.state !== "left";
      if (isNew && tabs.of(change.userId).length >= mostPlaces) fail(presenceErrors, "presence.too_many");
      const before = known && stateOf(known).state;
      const wasOwn = known !== undefined && isOwn(known);
      keep(change, nodeId);
      // Others know a tab by its last server: also a heartbeat that moved is told.
      if (!wasOwn || before !== change.state || change.state === "writing") servers.tell(change);
      await names.need([change.userId]);
    },
    /** Who is there, as far as this person sees it. */
    list: (place: Place, viewerId: string): Promise<Presence> => screens.list(place, viewerId),
    ask: () => servers.ask(),
    async stop(): Promise<void> {
      clearInterval(timer);
      screens.stop();
      rights.stop();
      await servers.stop();
    },
  };
}
