import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { isPageShown, subscribeToVisibility } from "#platform/web/page/page-visibility.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { heartbeatMs, type Presence } from "../contract/index.ts";
import { presentState } from "./present-state.ts";
import { type Place, sayLeft, sayPresence } from "./say-presence.ts";

const keyOf = ({ noun, id }: Place) => ["presence", noun, id] as const;

/** Who is at an object, this person among them while the tab is seen. Several users of it share one heartbeat. */
export function usePresence({ noun, id }: Place): Presence | undefined {
  const client = useQueryClient();
  const isShown = useSyncExternalStore(subscribeToVisibility, isPageShown);
  const { data } = useQuery({
    queryKey: keyOf({ noun, id }),
    enabled: isShown,
    queryFn: ({ signal }) => sayPresence({ noun, id }, presentState({ noun, id }), signal),
    ...{ refetchInterval: heartbeatMs, staleTime: 0, gcTime: 0, retry: false },
  });
  useRealtime<Presence>("presence.changed", ({ data: changed }) => {
    if (changed.noun === noun && changed.id === id) client.setQueryData(keyOf({ noun, id }), changed);
  });
  return isShown ? data : undefined;
}

/** Says that this tab left an object when it is closed, hidden, or shows something else. Once on each page. */
export function useLeaving({ noun, id }: Place): void {
  useEffect(() => {
    const leave = () => sayLeft({ noun, id });
    const unsubscribe = subscribeToVisibility(() => !isPageShown() && leave());
    window.addEventListener("pagehide", leave);
    return () => {
      unsubscribe();
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [noun, id]);
}
