import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { InboxList } from "../contract/index.ts";

const pageSize = 20;
const inboxKey = ["inbox"];

/** What waits for the reader, or for others on their behalf, in pages. */
export function useInbox(list: InboxList) {
  return useInfiniteQuery({
    queryKey: [...inboxKey, list],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => readPage({ list, cursor: pageParam, limit: pageSize }, signal),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** The latest things that wait for the reader, with the number of all. */
export function useLatestWaiting(limit: number) {
  return useQuery({
    queryKey: [...inboxKey, "latest", limit],
    queryFn: ({ signal }) => readPage({ list: "mine", cursor: undefined, limit }, signal),
  });
}

/** Reads the inbox again when something in it may have changed. Several events of one act cause one reading. */
export function useInboxChanges(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRealtime("*", ({ name }) => {
    if (
      !/^(?:approval|question|inbox|request|run|task)\.|^message\.(?:completed|created)$|^conversation\.deleted$/.test(
        name,
      )
    )
      return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: inboxKey }), gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

const gatherMs = 150;

async function readPage(
  asked: { list: InboxList; cursor: string | undefined; limit: number },
  signal: AbortSignal,
) {
  const { list, cursor, limit } = asked;
  const query = { list, limit, ...(cursor && { cursor }) };
  const { data } = await api.GET("/api/v1/inbox", { params: { query }, signal });
  return data ?? { items: [], nextCursor: null, counts: { mine: 0, others: 0 } };
}
