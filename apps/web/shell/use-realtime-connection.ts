import { useEffect } from "react";
import { queryClient } from "#platform/web/api/query-client.ts";
import { connectRealtime } from "#platform/web/realtime/realtime-connection.ts";

/** One stream of changes for this tab while someone is signed in; after a gap everything is asked for again. */
export function useRealtimeConnection(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return;
    return connectRealtime(() => void queryClient.invalidateQueries());
  }, [userId]);
}
