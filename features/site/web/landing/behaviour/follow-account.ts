import { type KnownRights, knownRightsKey } from "#platform/contract/known-rights.ts";
import { askForRights } from "./ask-for-rights.ts";

const sessionKey = () => `sb-${location.hostname.split(".")[0]}-auth-token`;

/**
 * Switches the page when the person signs in or out in another tab, and updates a signed-in person's rights.
 */
export function followAccount(): void {
  addEventListener("storage", ({ key }) => {
    if (key === sessionKey() && hasSession() !== isShownSignedIn()) location.reload();
  });
  if (isShownSignedIn()) void refreshRights();
}

function isShownSignedIn(): boolean {
  return document.documentElement.hasAttribute("data-signed-in");
}

function hasSession(): boolean {
  return localStorage.getItem(sessionKey()) !== null;
}

/** An expired token is left to the product, which renews it. The last known rights stay until then. */
async function refreshRights(): Promise<void> {
  const { access_token: accessToken, expires_at, user } = readStored(sessionKey());
  if (!accessToken || expires_at * 1000 < Date.now()) return;
  const { publishableKey = "" } =
    document.querySelector<HTMLElement>("[data-publishable-key]")?.dataset ?? {};
  const rights = await askForRights({ userId: user.id, accessToken, publishableKey });
  document.documentElement.toggleAttribute("data-team", rights.hasTeamAccess);
  document.documentElement.toggleAttribute("data-admin", rights.isAdmin);
  const { userId, company } = readStored(knownRightsKey);
  const known: KnownRights = { userId: user.id, ...rights, ...(userId === user.id && { company }) };
  try {
    localStorage.setItem(knownRightsKey, JSON.stringify(known));
  } catch {
    // Storage is blocked: the next page asks again.
  }
}

function readStored(key: string) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}
