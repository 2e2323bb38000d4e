import { keepPreviousData } from "@tanstack/react-query";
import { apiQuery } from "#platform/web/api/client.ts";

/** What would become of somebody's things, with this successor or the usual one. */
export function useOffboarding(userId: string, successorId: string | null) {
  const query = successorId ? { heirId: successorId } : {};
  return apiQuery.useQuery(
    "get",
    "/api/v1/members/{userId}/leaving",
    { params: { path: { userId }, query } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
}
