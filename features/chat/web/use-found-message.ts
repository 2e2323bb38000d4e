import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { api } from "#platform/web/api/client.ts";
import { chatKeys } from "./api/query-keys.ts";
import type { useMessages } from "./api/use-messages.ts";
import { foundParameter } from "./path-to-found.ts";

/**
 * The message at which the address opens the conversation. Older pages load until it is there. `trouble` says why it
 * will not be: it is on a branch that is not shown, or gone.
 */
export function useFoundMessage(
  conversationId: string | undefined,
  query: ReturnType<typeof useMessages>,
  isLoaded: (id: string) => boolean,
) {
  const [parameters, setParameters] = useSearchParams();
  const messageId = parameters.get(foundParameter) ?? undefined;
  const isHere = messageId !== undefined && isLoaded(messageId);
  const place = useQuery({
    queryKey: chatKeys.place(messageId ?? ""),
    enabled: messageId !== undefined && !isHere,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const path = { id: messageId ?? "" };
      return (await api.GET("/api/v1/messages/{id}/place", { params: { path }, signal })).data ?? null;
    },
  });
  const isInBranch = place.data?.isShown === true && place.data.conversationId === conversationId;
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const isLoading = messageId !== undefined && !isHere && isInBranch && hasNextPage;
  useEffect(() => {
    if (isLoading && !isFetching) void fetchNextPage();
  }, [isLoading, isFetching, fetchNextPage]);

  const isElsewhere = place.data?.conversationId === conversationId && place.data?.isShown === false;
  const isGone = place.isError || (place.data != null && place.data.conversationId !== conversationId);
  return {
    messageId,
    isLoading,
    trouble:
      messageId === undefined || isHere ? undefined : isElsewhere ? "elsewhere" : isGone ? "gone" : undefined,
    leave: () => setParameters({}, { replace: true }),
  } as const;
}
