import type { QueryClient } from "@tanstack/react-query";
import { apiQuery } from "#platform/web/api/client.ts";

/** When the person's account is deleted; undefined unless it is closing. */
export function useClosureDueAt(): Date | undefined {
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const options = { enabled: me?.isClosing === true };
  const { data } = apiQuery.useQuery("get", "/api/v1/account/closure", {}, options);
  return me?.isClosing && data?.closure ? new Date(data.closure.dueAt) : undefined;
}

/** Refetches the state. Removes the cached closure, which must not reappear with a later one. */
export async function refreshClosure(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ["get", "/api/v1/me"] });
  client.removeQueries({ queryKey: ["get", "/api/v1/account/closure"] });
}
