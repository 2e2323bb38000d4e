import type { QueryClient } from "@tanstack/react-query";

/** Reads devices and events again: what was just done ended sessions and is on record. */
export async function refreshSecurity(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ["own-sessions"] }),
    client.invalidateQueries({ queryKey: ["security-events"] }),
  ]);
}
