import { apiQuery } from "#platform/web/api/client.ts";
import type { PresentPerson } from "../contract/index.ts";
import type { Place } from "./say-presence.ts";
import { usePresence } from "./use-presence.ts";

/** The others at an object, and how many of them are not named. */
export function useOthers(place: Place): { others: readonly PresentPerson[]; more: number } {
  const presence = usePresence(place);
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  if (!presence || !me) return { others: [], more: 0 };
  const others = presence.people.filter(({ id }) => id !== me.user.id);
  return { others, more: presence.count - presence.people.length };
}
