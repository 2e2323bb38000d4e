import { knownRightsKey } from "../../../contract/known-rights.ts";

/**
 * Ends the session of this browser and shows the page to a visitor. What it needs may have another name since this page
 * was loaded: then the page is loaded anew.
 */
export async function logOut(): Promise<void> {
  const auth = await import("#features/auth/web/index.tsx").catch(() => undefined);
  if (!auth) return location.reload();
  await auth.signOut();
  localStorage.removeItem(knownRightsKey);
  for (const mark of ["data-signed-in", "data-team", "data-admin"]) {
    document.documentElement.removeAttribute(mark);
  }
}
