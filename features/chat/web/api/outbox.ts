import { useSyncExternalStore } from "react";
import { readReachability, subscribeToReachability } from "#platform/web/api/reachability.ts";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";
import type { OutgoingMessage } from "./post-message.ts";

/** A message on its way to the server, shown at once. */
export interface OutboxEntry {
  message: OutgoingMessage;
  /** What it follows, once known; undefined for the last message shown. */
  parentId: string | null | undefined;
  /** True while the server cannot be reached and nothing is tried. */
  isUnsent: boolean;
}

/** Messages on their way, by the place they were written in: only one at a time in each. */
let entries: ReadonlyMap<string, OutboxEntry> = new Map();
let leaving = new AbortController();
const retries = new Map<string, () => void>();
const listeners = new Set<() => void>();

onUserLeft(() => {
  // What one person wrote is not sent in the name of the next one.
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

/** Shows a message as on its way; the signal says that whoever wrote it has left. */
export function putIntoOutbox(place: string, entry: Omit<OutboxEntry, "isUnsent">): AbortSignal {
  change(new Map(entries).set(place, { ...entry, isUnsent: false }));
  return leaving.signal;
}

export function takeFromOutbox(place: string): void {
  change(new Map([...entries].filter(([key]) => key !== place)));
}

/** Holds a message back until the person tries again or the server answers again; throws when they have left. */
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

/** Tries a message again that could not be sent. */
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
