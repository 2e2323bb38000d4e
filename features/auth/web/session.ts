import { isAuthApiError, isAuthRetryableFetchError, type Session, type User } from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { readReachability } from "#platform/web/api/reachability.ts";
import { log } from "#platform/web/log.ts";
import { authClient, sessionKey } from "./auth-client.ts";
import { lacksSecondStep } from "./lacks-second-step.ts";
import { forgetEnd, hasEndedElsewhere } from "./session-end.ts";
import { sessionStore } from "./session-store.ts";

export type SessionState =
  | { status: "resolving" }
  /** `isOver`: a session ended without an act of the person. */
  | { status: "signed-out"; isOver: boolean }
  /** The first step is done. The person is not signed in before the second one. */
  | { status: "second-step"; session: Session; user: User }
  | { status: "signed-in"; session: Session; user: User };

const retryMs = 1000;

let state: SessionState = { status: "resolving" };
let isStarted = false;
const listeners = new Set<() => void>();

/** Reads the stored session and follows its changes, also those of other tabs. */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  authClient.onAuthStateChange((event, session) => {
    if (session) {
      forgetEnd();
      become({ status: statusOf(session), session, user: session.user });
    } else if (event === "INITIAL_SESSION" && sessionStore.getItem(sessionKey)) void resolveLater();
    else becomeSignedOut();
  });
}

/** The session state; `resolving` until it is known. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, readSession, readSession);
}

/** Calls back on every change. Returns the unsubscribe function. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readSession(): SessionState {
  return state;
}

/** The access token, refreshed shortly before it expires; undefined when signed out. */
export async function getSessionToken(): Promise<string | undefined> {
  if (state.status === "second-step") return undefined;
  const { data } = await authClient.getSession();
  return data.session?.access_token;
}

let isChecking = false;

/** Asks the server whether the session is alive. The client forgets an ended one. */
export function checkSession(): void {
  if (isChecking) return;
  isChecking = true;
  check()
    .catch((error: unknown) => log.debug("The session could not be checked.", error))
    .finally(() => {
      isChecking = false;
    });
}

async function check(): Promise<void> {
  const { error } = await authClient.getUser();
  // The server's clock says expired, this machine's does not yet.
  if (isAuthApiError(error) && error.code === "bad_jwt") await authClient.refreshSession();
}

/**
 * Keeps a stored session whose refresh failed because the server was unreachable. The client remembers the
 * failure for a minute. The page, which shows only a spinner, reloads as soon as the server answers.
 */
async function resolveLater(): Promise<void> {
  const { error } = await authClient.getSession();
  if (!isAuthRetryableFetchError(error)) return becomeSignedOut();
  while (state.status === "resolving") {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    if (readReachability()) return location.reload();
  }
}

function statusOf(session: Session): "second-step" | "signed-in" {
  return lacksSecondStep(session) ? "second-step" : "signed-in";
}

function becomeSignedOut(): void {
  become({ status: "signed-out", isOver: hasEndedElsewhere() });
}

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}
