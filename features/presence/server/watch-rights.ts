import { sharesChannel } from "#platform/server/access/shares-channel.ts";
import { callersChannel } from "#platform/server/http/callers-channel.ts";
import type { Services } from "#platform/server/services.ts";
import { keyOfPlace, type Place, type Tab } from "./place.ts";
import { findStrangers, type PeopleAt } from "./presence.repository.ts";
import type { Tabs } from "./tabs.ts";

/** Shares end by the clock too. */
const everyMs = 60_000;

interface RightsOptions {
  services: Pick<Services, "broadcast" | "servicePool" | "log" | "now">;
  tabs: Tabs;
  /** Rights at its place may have changed. */
  onLook(tab: Tab): void;
  onLost(tab: Tab): void;
}

/** Drops whoever may no longer read the object at which they are: when shares or roles change, and every minute. */
export function watchRights({ services, tabs, onLook, onLost }: RightsOptions) {
  const { broadcast, servicePool, log, now } = services;
  let checkedAtMs = now().getTime();
  let waiting: Tab[] = [];
  let isChecking = false;

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      while (waiting.length > 0) {
        const checked = waiting;
        waiting = [];
        for (const { place, userIds } of await findStrangers(servicePool, peopleOf(checked))) {
          for (const tab of tabs.at(place)) if (userIds.includes(tab.userId)) onLost(tab);
        }
      }
    } catch (error) {
      // The next minute repeats it.
      log.warn({ err: error }, "rights of people present could not be checked");
    } finally {
      isChecking = false;
    }
  }

  const look = (of: Tab[]) => {
    of.forEach(onLook);
    waiting.push(...of);
    void check();
  };
  const ends = [
    broadcast.subscribe(sharesChannel, (payload) => {
      look([...tabs.all()].filter(({ place: { noun, id } }) => `${noun}:${id}` === payload));
    }),
    broadcast.subscribe(callersChannel, (userId) => look(tabs.of(userId))),
    broadcast.onGap(() => look([...tabs.all()])),
  ];
  return {
    tick(): void {
      if (now().getTime() - checkedAtMs < everyMs) return;
      checkedAtMs = now().getTime();
      look([...tabs.all()]);
    },
    stop(): void {
      for (const end of ends) end();
    },
  };
}

function peopleOf(tabs: readonly Tab[]): PeopleAt[] {
  const places = new Map<string, { place: Place; people: Set<string> }>();
  for (const { place, userId } of tabs) {
    const at = places.get(keyOfPlace(place)) ?? { place, people: new Set<string>() };
    places.set(keyOfPlace(place), at);
    at.people.add(userId);
  }
  return [...places.values()].map(({ place, people }) => ({ place, userIds: [...people] }));
}
