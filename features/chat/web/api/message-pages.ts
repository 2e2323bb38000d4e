import type { InfiniteData } from "@tanstack/react-query";
import type { Page } from "#platform/contract/page.ts";
import type { Message, SentMessage } from "../../contract/index.ts";

/** Pages of messages, newest page first. Inside a page the oldest message is first. */
export type MessagePages = InfiniteData<Page<Message>>;

/** All loaded messages, oldest first. */
export function listAllMessages(data: MessagePages | undefined): Message[] {
  return (data?.pages ?? []).toReversed().flatMap(({ items }) => items);
}

/** The messages up to and including `parentId`. Undefined: all of them. Null: none. */
export function cutAfter<Item extends { id: string }>(
  messages: readonly Item[],
  parentId: string | null | undefined,
): readonly Item[] {
  if (parentId === undefined) return messages;
  return messages.slice(0, messages.findIndex(({ id }) => id === parentId) + 1);
}

/**
 * The pages with the sent messages appended to their branch. Messages after their parent now belong to
 * another branch.
 */
export function addSent(data: MessagePages | undefined, sent: SentMessage): MessagePages {
  const { userMessage, assistantMessage } = sent;
  const added = userMessage ? [userMessage, assistantMessage] : [assistantMessage];
  const parentId = added[0]?.parentId ?? null;
  if (!data || parentId === null) {
    return { pages: [{ items: added, nextCursor: null }], pageParams: [undefined] };
  }
  const place = data.pages.findIndex(({ items }) => items.some(({ id }) => id === parentId));
  if (place === -1) return data;
  const [page, ...older] = data.pages.slice(place);
  if (!page) return data;
  const items = [...cutAfter(page.items, parentId), ...added];
  return { pages: [{ ...page, items }, ...older], pageParams: data.pageParams.slice(0, older.length + 1) };
}

/**
 * Merges the newest page into the loaded ones. Undefined when there is a gap. Messages form a chain: if the
 * page's first message is loaded, so is everything before it.
 */
export function joinNewest(data: MessagePages, newest: Page<Message>): MessagePages | undefined {
  const [first] = newest.items;
  if (newest.nextCursor === null || !first) return { pages: [newest], pageParams: [undefined] };
  const place = data.pages.findIndex(({ items }) => items.some(({ id }) => id === first.id));
  const [page, ...older] = place === -1 ? [] : data.pages.slice(place);
  if (!page) return undefined;
  const before = page.items.slice(
    0,
    page.items.findIndex(({ id }) => id === first.id),
  );
  const joined = { items: [...before, ...newest.items], nextCursor: page.nextCursor };
  return { pages: [joined, ...older], pageParams: data.pageParams.slice(0, older.length + 1) };
}
