import {
  type AuthChangeEvent,
  isAuthApiError,
  isAuthRetryableFetchError,
  type Session,
  type User,
} from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { readReachability, subscribeToReachability } from "#platform/web/api/reachability.ts";
import { log } from "#platform/web/log.ts";
import { authClient, sessionKey } from "./auth-client.ts";
import { forgetGoneAccount } from "./forget-gone-account.ts";
import { lacksSecondStep } from "./lacks-second-step.ts";
import { forgetEnd, hasEndedElsewhere } from "./session-end.ts";
import { sessionStore } from "./session-store.ts";
import { refreshStoredUser } from "./stored-user.ts";

export type SessionState =
  | { status: "resolving" }
  /** `isOver`: a session ended without an act of the person. */
  | { status: "signed-out"; isOver: boolean }
  /** The first step is done. The person is not signed in before the second one. */
  | { status: "second-step"; session: Session; user: User }
  | { status: "signed-in"; session: Session; user: User; copy: AccountCopy };

/**
 * The account may have been changed in another browser. `current`: the service answered with this user. `stored`: it
 * is being asked. `unread`: it was asked and gave no answer.
 */
export type AccountCopy = "stored" | "unread" | "current";

const retryMs = 1000;
/** Minimum time between two looks at the account on a return to the page. */
const returnGapMs = 30_000;

let state: SessionState = { status: "resolving" };
let isStarted = false;
const listeners = new Set<() => void>();

/** Reads the stored session and follows its changes, also those of other tabs. */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  followReturn();
  subscribeToReachability(readMissedAccount);
  authClient.onAuthStateChange((event, session) => {
    if (session) {
      forgetEnd();
      become(stateOf(session, copyIn(event, session)));
      if (event === "INITIAL_SESSION") void readAccount();
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
  await forgetGoneAccount(error);
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

/** The account may have been changed elsewhere while nobody looked at this page. */
function followReturn(): void {
  let nextAt = Date.now() + returnGapMs;
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() < nextAt) return;
    nextAt = Date.now() + returnGapMs;
    if (state.status === "signed-in") void readAccount();
  });
}

/**
 * Asks the service for the user, because what the last refresh stored may be old. Without an answer, a user that was
 * current stays shown.
 */
export async function readAccount(): Promise<void> {
  const session = await refreshStoredUser().catch((error: unknown) => {
    log.debug("The account was not read anew.", error);
  });
  if (state.status === "signed-out" || state.status === "resolving") return;
  if (session) return become(stateOf(session, "current"));
  isAccountMissed = true;
  const isCurrent = state.status === "signed-in" && state.copy === "current";
  become(stateOf(state.session, isCurrent ? "current" : "unread"));
}

let isAccountMissed = false;

/** Repeats a read that got no answer, once the server is back. */
function readMissedAccount(): void {
  if (!isAccountMissed || !readReachability()) return;
  isAccountMissed = false;
  void readAccount();
}

/** The client also announces the stored session as a sign-in: before the first event, and on each return. */
function copyIn(event: AuthChangeEvent, session: Session): AccountCopy {
  if (event === "INITIAL_SESSION") return "stored";
  if (event !== "SIGNED_IN") return "current";
  if (state.status === "resolving") return "stored";
  if (state.status !== "signed-in" || state.session.access_token !== session.access_token) return "current";
  return state.copy;
}

function stateOf(session: Session, copy: AccountCopy): SessionState {
  const { user } = session;
  if (lacksSecondStep(session)) return { status: "second-step", session, user };
  return { status: "signed-in", session, user, copy };
}

function becomeSignedOut(): void {
  become({ status: "signed-out", isOver: hasEndedElsewhere() });
}

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}
