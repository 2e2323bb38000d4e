import type { Session, User } from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { log } from "#platform/web/log.ts";
import { authClient, sessionKey } from "./auth-client.ts";
import { sessionStore } from "./session-store.ts";

export type SessionState =
  | { status: "resolving" }
  | { status: "signed-out" }
  | { status: "signed-in"; session: Session; user: User };

const retryMs = 3000;

let state: SessionState = { status: "resolving" };
let isStarted = false;
const listeners = new Set<() => void>();

/** Resolves the kept session and follows it from then on, also when another tab changes it. */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  authClient.onAuthStateChange((event, session) => {
    if (session) become({ status: "signed-in", session, user: session.user });
    else if (event === "INITIAL_SESSION" && sessionStore.getItem(sessionKey)) void resolveLater();
    else become({ status: "signed-out" });
  });
}

/** Who is signed in, as soon as that is known. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, readSession, readSession);
}

/** Calls back on every change; returns the way to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readSession(): SessionState {
  return state;
}

/** The access token, refreshed if it is about to expire; undefined when nobody is signed in. */
export async function getSessionToken(): Promise<string | undefined> {
  const { data } = await authClient.getSession();
  return data.session?.access_token;
}

/** Asks the server whether the session still lives; the client forgets it if it does not. */
export function checkSession(): void {
  authClient.getUser().catch((error: unknown) => log.debug("The session could not be checked.", error));
}

/** A kept session could not be refreshed because the server was away: it is kept, and tried again. */
async function resolveLater(): Promise<void> {
  while (state.status === "resolving" && sessionStore.getItem(sessionKey)) {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    const { data } = await authClient.getSession();
    if (data.session) become({ status: "signed-in", session: data.session, user: data.session.user });
  }
  if (state.status === "resolving") become({ status: "signed-out" });
}

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}
