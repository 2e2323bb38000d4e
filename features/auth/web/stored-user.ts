import type { Session, User } from "@supabase/auth-js";
import { authClient, sessionKey } from "./auth-client.ts";
import { forgetGoneAccount } from "./forget-gone-account.ts";
import { sessionStore } from "./session-store.ts";

/**
 * Replaces the user in the stored session by the service's present one. The stored one is as old as the last
 * refresh here, and the account may have changed in another browser since. Undefined when the service did not
 * answer, or the session is another one by now.
 */
export async function refreshStoredUser(): Promise<Session | undefined> {
  const { data, error } = await authClient.getUser();
  await forgetGoneAccount(error);
  const stored = readStored();
  if (!data.user || stored?.user?.id !== data.user.id) return undefined;
  const session = { ...stored, user: data.user };
  sessionStore.setItem(sessionKey, JSON.stringify(session));
  return session;
}

function readStored(): (Session & { user?: User }) | undefined {
  try {
    return JSON.parse(sessionStore.getItem(sessionKey) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
