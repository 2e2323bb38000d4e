import { useSyncExternalStore } from "react";
import { readReachability, subscribeToReachability } from "#platform/web/api/reachability.ts";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";
import type { OutgoingMessage } from "./post-message.ts";

/** A message on its way to the server, shown at once. */
export interface OutboxEntry {
  message: OutgoingMessage;
  /** The message before it. Undefined: the last one shown. */
  parentId: string | null | undefined;
  /** True while the server is unreachable and no attempt is running. */
  isUnsent: boolean;
}

/** Messages on their way, at most one per place of writing. */
let entries: ReadonlyMap<string, OutboxEntry> = new Map();
let leaving = new AbortController();
const retries = new Map<string, () => void>();
const listeners = new Set<() => void>();

onUserLeft(() => {
  // A person's message must not be sent under the next person's name.
  leaving.abort();
  leaving = new AbortController();
  retries.clear();
  change(new Map());
});

export function useOutboxEntry(place: string): OutboxEntry | undefined {
  return useSyncExternalStore(subscribe, () => entries).get(place);
}

export function isOnItsWay(place: string): boolean {
  return entries.has(place);
}

/** Shows a message as on its way. The returned signal aborts when its author leaves. */
export function putIntoOutbox(place: string, entry: Omit<OutboxEntry, "isUnsent">): AbortSignal {
  change(new Map(entries).set(place, { ...entry, isUnsent: false }));
  return leaving.signal;
}

export function takeFromOutbox(place: string): void {
  change(new Map([...entries].filter(([key]) => key !== place)));
}

/** Holds a message until the person retries or the server is reachable. Throws when they have left. */
export async function waitForRetry(place: string, signal: AbortSignal): Promise<void> {
  mark(place, true);
  const done = new AbortController();
  await new Promise<void>((resolve) => {
    retries.set(place, resolve);
    const forget = subscribeToReachability(() => readReachability() && resolve());
    done.signal.addEventListener("abort", forget);
    signal.addEventListener("abort", () => resolve(), { signal: done.signal });
  });
  done.abort();
  signal.throwIfAborted();
  retries.delete(place);
  mark(place, false);
}

/** Retries an unsent message. */
export function retryUnsent(place: string): void {
  retries.get(place)?.();
}

function mark(place: string, isUnsent: boolean): void {
  const entry = entries.get(place);
  if (entry) change(new Map(entries).set(place, { ...entry, isUnsent }));
}

function change(next: ReadonlyMap<string, OutboxEntry>): void {
  entries = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
