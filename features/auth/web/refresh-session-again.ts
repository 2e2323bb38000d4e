import { authClient, refreshesBegun } from "./auth-client.ts";

/**
 * Reads the session again after the account changed. The client joins a refresh that is under way, which may have
 * read the account before the change: then it is asked once more.
 */
export async function refreshSessionAgain(): ReturnType<typeof authClient.refreshSession> {
  const begun = refreshesBegun();
  const result = await authClient.refreshSession();
  return refreshesBegun() > begun ? result : authClient.refreshSession();
}
