import { keyOfPlace, keyOfTab, type Place, type Tab } from "./place.ts";

/** Who is where, as far as this server knows. Kept in memory alone. */
export interface Tabs {
  /** Returns what changed for others: whether somebody came, or began or stopped to type. */
  put(tab: Tab, nowMs: number): boolean;
  take(key: string): Tab | undefined;
  find(key: string): Tab | undefined;
  all(): IterableIterator<Tab>;
  /** In the order in which they came. */
  at(place: Place): Tab[];
  of(userId: string): Tab[];
  readonly size: number;
}

export function createTabs(): Tabs {
  const tabs = new Map<string, Tab>();
  const byPlace = new Map<string, Set<string>>();
  const byPerson = new Map<string, Set<string>>();
  const listed = (keys: Set<string> | undefined) => [...(keys ?? [])].flatMap((key) => tabs.get(key) ?? []);

  return {
    put(tab, nowMs) {
      const key = keyOfTab(tab);
      const known = tabs.get(key);
      tabs.set(key, tab);
      addTo(byPlace, keyOfPlace(tab.place), key);
      addTo(byPerson, tab.userId, key);
      return !known || isWriting(known, nowMs) !== isWriting(tab, nowMs);
    },
    take(key) {
      const tab = tabs.get(key);
      if (!tab) return undefined;
      tabs.delete(key);
      removeFrom(byPlace, keyOfPlace(tab.place), key);
      removeFrom(byPerson, tab.userId, key);
      return tab;
    },
    find: (key) => tabs.get(key),
    all: () => tabs.values(),
    at: (place) => listed(byPlace.get(keyOfPlace(place))),
    of: (userId) => listed(byPerson.get(userId)),
    get size() {
      return tabs.size;
    },
  };
}

export function isWriting({ writingUntilMs }: Pick<Tab, "writingUntilMs">, nowMs: number): boolean {
  return writingUntilMs > nowMs;
}

function addTo(index: Map<string, Set<string>>, name: string, key: string): void {
  const keys = index.get(name);
  if (keys) keys.add(key);
  else index.set(name, new Set([key]));
}

function removeFrom(index: Map<string, Set<string>>, name: string, key: string): void {
  const keys = index.get(name);
  keys?.delete(key);
  if (keys?.size === 0) index.delete(name);
}
