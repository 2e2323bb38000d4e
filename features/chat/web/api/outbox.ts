import { useSyncExternalStore } from "react";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";
import type { OutgoingMessage } from "./post-message.ts";

/** A message on its way to the server, shown at once. */
export interface OutboxEntry {
  message: OutgoingMessage;
  /** What it follows, once known; undefined for the last message shown. */
  parentId: string | null | undefined;
}

/** Messages on their way, by conversation: only one at a time in each. */
let entries: ReadonlyMap<string, OutboxEntry> = new Map();
/** Conversations that this tab is about to make; the server does not know them yet. */
let unstored: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

onUserLeft(() => {
  entries = new Map();
  unstored = new Set();
  tell();
});

export function useOutboxEntry(conversationId: string | undefined): OutboxEntry | undefined {
  const all = useSyncExternalStore(subscribe, () => entries);
  return conversationId === undefined ? undefined : all.get(conversationId);
}

/** False only for a conversation that exists in this tab alone. */
export function useIsStored(conversationId: string | undefined): boolean {
  const all = useSyncExternalStore(subscribe, () => unstored);
  return conversationId === undefined || !all.has(conversationId);
}

export function isOnItsWay(conversationId: string): boolean {
  return entries.has(conversationId);
}

export function putIntoOutbox(conversationId: string, entry: OutboxEntry): void {
  entries = new Map(entries).set(conversationId, entry);
  if (entry.message.isNewConversation) unstored = new Set(unstored).add(conversationId);
  tell();
}

/** Takes a message out; a stored one also makes its conversation a known one. */
export function takeFromOutbox(conversationId: string, isStored: boolean): void {
  entries = new Map([...entries].filter(([id]) => id !== conversationId));
  if (isStored) unstored = new Set([...unstored].filter((id) => id !== conversationId));
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
