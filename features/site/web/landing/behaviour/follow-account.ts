import { knownRightsKey } from "../../../contract/known-rights.ts";

const sessionKey = () => `sb-${location.hostname.split(".")[0]}-auth-token`;

/**
 * Switches the page when the person signs in or out in another tab, and updates a signed-in person's rights.
 */
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

/** An expired token is left to the product, which renews it. The last known rights stay. */
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
    // Without new information the marks stay.
  }
}
