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
  /** `isOver`: there was a session, and it ended without the person's doing. */
  | { status: "signed-out"; isOver: boolean }
  /** The first step is done, and the person set up a second one: nobody is signed in before that. */
  | { status: "second-step"; session: Session; user: User }
  | { status: "signed-in"; session: Session; user: User };

const retryMs = 1000;

let state: SessionState = { status: "resolving" };
let isStarted = false;
const listeners = new Set<() => void>();

/** Resolves the kept session and follows it from then on, also when another tab changes it. */
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
  if (state.status === "second-step") return undefined;
  const { data } = await authClient.getSession();
  return data.session?.access_token;
}

let isChecking = false;

/** Asks the server whether the session still lives; the client forgets it if it does not. */
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
  // It has ended for the server, though not yet by the clock of this machine.
  if (isAuthApiError(error) && error.code === "bad_jwt") await authClient.refreshSession();
}

/**
 * A kept session could not be refreshed because the server was away: it is kept. The client remembers its failure
 * for a minute, so the page, which shows nothing but a spinner yet, starts anew as soon as the server answers.
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
