import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import type { Page } from "#platform/contract/page.ts";
import { api } from "#platform/web/api/client.ts";
import type { Conversation, Filing } from "../../contract/index.ts";
import { chatKeys } from "./query-keys.ts";

export type ConversationPages = InfiniteData<Page<Conversation>>;

const pageSize = 100;

interface ListOptions {
  isEnabled?: boolean;
  /** One's own, those that others share, or both. */
  whose?: "all" | "mine" | "shared";
}

/** The conversations that a person may read, newest first, in pages: those kept in one place, or all but the archived ones. */
export function useConversations(view?: Filing, { isEnabled = true, whose = "all" }: ListOptions = {}) {
  return useInfiniteQuery({
    queryKey: chatKeys.conversations(view || whose !== "all" ? { ...view, whose } : null),
    enabled: isEnabled,
    queryFn: ({ pageParam, signal }) => listConversations({ ...view, whose }, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

async function listConversations(
  view: Partial<Filing> & ListOptions,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const query = { limit: pageSize, ...(cursor && { cursor }), ...view };
  const { data } = await api.GET("/api/v1/conversations", { params: { query }, signal });
  return data ?? { items: [], nextCursor: null };
}
