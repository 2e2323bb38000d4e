import type { Services } from "#platform/server/services.ts";
import { mostShown, type Presence } from "../contract/index.ts";
import type { createGuestViews } from "./guest-views.ts";
import type { createNames } from "./names.ts";
import { keyOfPlace, type Place } from "./place.ts";
import { isWriting, type Tabs } from "./tabs.ts";

/** Changes of one place are gathered before they are shown. */
const gatherMs = 100;

interface ScreensOptions {
  services: Pick<Services, "eventHub" | "log" | "now">;
  tabs: Tabs;
  names: ReturnType<typeof createNames>;
  views: ReturnType<typeof createGuestViews>;
}

/** Shows the people of a place to the people of that place, and to nobody else. Guests see those whom they know. */
export function createScreens({ services, tabs, names, views }: ScreensOptions) {
  const waiting = new Map<string, Place>();
  const shown = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  const peopleAt = (place: Place) => [...new Set(tabs.at(place).map(({ userId }) => userId))];

  async function need(places: readonly Place[]): Promise<void> {
    const found = places.map((place) => ({ place, userIds: peopleAt(place) }));
    await Promise.all([names.need(found.flatMap(({ userIds }) => userIds)), views.need(found)]);
  }

  function list(place: Place, viewerId: string): Presence {
    const nowMs = services.now().getTime();
    const people = new Map<string, boolean>();
    for (const tab of tabs.at(place)) {
      if (!views.isShown(place, viewerId, tab.userId)) continue;
      people.set(tab.userId, people.get(tab.userId) === true || isWriting(tab, nowMs));
    }
    const listed = [...people].slice(0, mostShown);
    return {
      ...{ noun: place.noun, id: place.id, count: people.size },
      people: listed.map(([id, writes]) => ({ id, name: names.of(id), isWriting: writes })),
    };
  }

  /** One list for all who see everybody, and one for each guest. */
  function listsOf(place: Place): [Set<string>, Presence][] {
    const people = peopleAt(place);
    const all = people.filter((id) => !views.isGuest(place, id));
    const audiences = [...people.filter((id) => views.isGuest(place, id)).map((id) => [id]), all];
    return audiences.flatMap(([first, ...more]) =>
      first === undefined ? [] : [[new Set([first, ...more]), list(place, first)]],
    );
  }

  async function show(): Promise<void> {
    timer = undefined;
    const places = [...waiting.values()];
    waiting.clear();
    await need(places);
    for (const place of places) {
      const key = keyOfPlace(place);
      const lists = listsOf(place);
      const text = JSON.stringify(lists.map(([people, presence]) => [[...people], presence]));
      if (shown.get(key) === text) continue;
      if (lists.length > 0) shown.set(key, text);
      else {
        shown.delete(key);
        views.forget(place);
      }
      for (const [people, presence] of lists) {
        services.eventHub.tell(place.workspaceId, people, { name: "presence.changed", data: presence });
      }
    }
  }

  return {
    async list(place: Place, viewerId: string): Promise<Presence> {
      await need([place]);
      return list(place, viewerId);
    },
    changed(place: Place): void {
      waiting.set(keyOfPlace(place), place);
      timer ??= setTimeout(() => {
        show().catch((error: unknown) => services.log.warn({ err: error }, "presence could not be shown"));
      }, gatherMs).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
