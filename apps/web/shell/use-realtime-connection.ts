import { useEffect } from "react";
import { queryClient } from "#platform/web/api/query-client.ts";
import { connectRealtime } from "#platform/web/realtime/connect-realtime.ts";

/** What changes for the user who is signed in is heard here; after a gap everything is asked for again. */
export function useRealtimeConnection(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return;
    return connectRealtime(userId, () => void queryClient.invalidateQueries());
  }, [userId]);
}
