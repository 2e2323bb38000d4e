import type { Services } from "#platform/server/services.ts";
import { mostShown, type Presence } from "../contract/index.ts";
import type { createNames } from "./names.ts";
import { keyOfPlace, type Place } from "./place.ts";
import { isWriting, type Tabs } from "./tabs.ts";

/** Changes of one place are gathered before they are shown. */
const gatherMs = 100;

interface ScreensOptions {
  services: Pick<Services, "eventHub" | "log" | "now">;
  tabs: Tabs;
  names: ReturnType<typeof createNames>;
}

/** Shows the people of a place to the people of that place, and to nobody else. */
export function createScreens({ services, tabs, names }: ScreensOptions) {
  const waiting = new Map<string, Place>();
  const shown = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  function list(place: Place): Presence {
    const nowMs = services.now().getTime();
    const people = new Map<string, boolean>();
    for (const tab of tabs.at(place)) {
      people.set(tab.userId, people.get(tab.userId) === true || isWriting(tab, nowMs));
    }
    const listed = [...people].slice(0, mostShown);
    return {
      ...{ noun: place.noun, id: place.id, count: people.size },
      people: listed.map(([id, writes]) => ({ id, name: names.of(id), isWriting: writes })),
    };
  }

  async function show(): Promise<void> {
    timer = undefined;
    const places = [...waiting.values()];
    waiting.clear();
    await names.need(places.flatMap((place) => tabs.at(place).map(({ userId }) => userId)));
    for (const place of places) {
      const key = keyOfPlace(place);
      const presence = list(place);
      const text = JSON.stringify(presence);
      if (shown.get(key) === text) continue;
      if (presence.count === 0) shown.delete(key);
      else shown.set(key, text);
      const people = new Set(tabs.at(place).map(({ userId }) => userId));
      services.eventHub.tell(place.workspaceId, people, { name: "presence.changed", data: presence });
    }
  }

  return {
    list,
    changed(place: Place): void {
      waiting.set(keyOfPlace(place), place);
      timer ??= setTimeout(() => {
        show().catch((error: unknown) => services.log.warn({ err: error }, "presence could not be shown"));
      }, gatherMs).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
