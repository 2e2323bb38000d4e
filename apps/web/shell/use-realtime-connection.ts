import { useEffect } from "react";
import { queryClient } from "#platform/web/api/query-client.ts";
import { connectRealtime } from "#platform/web/realtime/connect-realtime.ts";

/** Connects to the signed-in user's realtime stream. Reloads all queries after a gap. */
export function useRealtimeConnection(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return;
    return connectRealtime(userId, () => void queryClient.invalidateQueries());
  }, [userId]);
}
