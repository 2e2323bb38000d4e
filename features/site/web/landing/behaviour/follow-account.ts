import { knownRightsKey } from "../../../contract/known-rights.ts";

const sessionKey = () => `sb-${location.hostname.split(".")[0]}-auth-token`;

/** Whoever signs in or out in another tab sees the other variant here; whoever is signed in sees what they may now. */
export function followAccount(): void {
  addEventListener("storage", ({ key }) => {
    if (key === sessionKey() && hasSession() !== isShownSignedIn()) location.reload();
  });
  if (isShownSignedIn()) void askForRights();
}

function isShownSignedIn(): boolean {
  return document.documentElement.hasAttribute("data-signed-in");
}

function hasSession(): boolean {
  return localStorage.getItem(sessionKey()) !== null;
}

/** A token that is over is left alone: the product itself renews it. What was known last stays then. */
async function askForRights(): Promise<void> {
  try {
    const { access_token, expires_at, user } = JSON.parse(localStorage.getItem(sessionKey()) ?? "{}");
    if (!access_token || expires_at * 1000 < Date.now()) return;
    const headers = { authorization: `Bearer ${access_token}` };
    const response = await fetch("/api/v1/me", { headers });
    if (!response.ok) return;
    const { hasTeamAccess, isAdmin } = await response.json();
    document.documentElement.toggleAttribute("data-team", hasTeamAccess === true);
    document.documentElement.toggleAttribute("data-admin", isAdmin === true);
    localStorage.setItem(knownRightsKey, JSON.stringify({ userId: user.id, hasTeamAccess, isAdmin }));
  } catch {
    // Nothing is known anew; the marks stay.
  }
}
