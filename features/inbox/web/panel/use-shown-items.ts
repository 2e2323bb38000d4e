import { useState } from "react";
import { useSearchParams } from "react-router";
import type { InboxItem } from "../../contract/index.ts";
import { useInbox } from "../use-inbox.ts";
import { useAskedItem } from "./use-asked-item.ts";

/** With more cards at once, nobody would see the rest of the page. */
const atFirst = 3;
const atOnce = 10;

/**
 * The cards on screen. Decided ones stay in their place until the page is left, so that people see what came of them.
 * The one that the address asks for is always among them.
 */
export function useShownItems() {
  const inbox = useInbox("mine");
  const [search] = useSearchParams();
  const [settled, setSettled] = useState<readonly InboxItem[]>([]);
  const [most, setMost] = useState(atFirst);
  const askedId = search.get("waiting") ?? undefined;
  const waiting = inbox.data?.pages.flatMap(({ items }) => items) ?? [];
  const isListed = inbox.isPending || waiting.some(({ id }) => id === askedId);
  const asked = useAskedItem(isListed ? undefined : askedId);
  const shown = waiting.filter(({ id }, index) => index < most || id === askedId);
  const items = inOrder([...shown, ...settled, ...(asked.data ? [asked.data] : [])]);
  const total = inbox.data?.pages[0]?.counts.mine ?? 0;
  return {
    inbox,
    askedId,
    isAskedMissing: asked.data === null,
    items,
    total,
    settle: (item: InboxItem) =>
      setSettled((before) => (before.some(({ id }) => id === item.id) ? before : [...before, item])),
    showMore() {
      setMost(most + atOnce);
      if (waiting.length < most + atOnce && inbox.hasNextPage) void inbox.fetchNextPage();
    },
  };
}

/** Newest first, each once. The first of two counts. */
function inOrder(items: readonly InboxItem[]): InboxItem[] {
  const byId = new Map<string, InboxItem>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
}
