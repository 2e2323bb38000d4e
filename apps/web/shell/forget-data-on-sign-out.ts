import { readSession, subscribeToSession } from "#features/auth/web/index.tsx";
import { queryClient } from "#platform/web/api/query-client.ts";

/** What one user has loaded is never shown to the next one in the same tab. */
export function forgetDataOnSignOut(): void {
  let userId = readUserId();
  subscribeToSession(() => {
    const next = readUserId();
    if (userId && next !== userId) queryClient.clear();
    userId = next;
  });
}

function readUserId(): string | undefined {
  const session = readSession();
  return session.status === "signed-in" ? session.user.id : undefined;
}
