import type { QueryClient } from "@tanstack/react-query";

const keys = ["own-sessions", "security-events", "recovery-codes", "passkeys", "identities"];

/** Refetches the page: the last act may have ended sessions and added events. */
export async function refreshSecurity(client: QueryClient): Promise<void> {
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
