import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { shareCalls } from "../api/share-calls.ts";
import { shareKeys } from "../api/share-keys.ts";

/** What colleagues share with the caller, in pages, read again when that changes. */
export function useSharedWithMe(noun: string | undefined) {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: shareKeys.all });
  useRealtime("share.granted", readAgain);
  useRealtime("share.changed", readAgain);
  useRealtime("share.withdrawn", readAgain);
  return useInfiniteQuery({
    queryKey: shareKeys.withMe(noun),
    queryFn: ({ pageParam, signal }) => shareCalls.withMe(noun, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** The shares of what the caller owns, in pages. */
export function useSharedByMe(noun: string | undefined) {
  return useInfiniteQuery({
    queryKey: shareKeys.byMe(noun),
    queryFn: ({ pageParam, signal }) => shareCalls.byMe(noun, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
