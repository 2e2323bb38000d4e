import { authClient, refreshesBegun } from "./auth-client.ts";

/**
 * Refreshes the session after a change of the account. The client joins a running refresh, which may have
 * read the account before the change; then it refreshes once more.
 */
export async function refreshSessionAgain(): ReturnType<typeof authClient.refreshSession> {
  const begun = refreshesBegun();
  const result = await authClient.refreshSession();
  return refreshesBegun() > begun ? result : authClient.refreshSession();
}
