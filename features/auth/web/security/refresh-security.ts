import type { QueryClient } from "@tanstack/react-query";

const keys = ["own-sessions", "security-events", "recovery-codes", "passkeys", "identities"];

/** Reads again what the page shows: what was just done may have ended sessions, and is on record. */
export async function refreshSecurity(client: QueryClient): Promise<void> {
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
