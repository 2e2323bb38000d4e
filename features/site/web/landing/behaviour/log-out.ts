import { knownRightsKey } from "#platform/contract/known-rights.ts";

/**
 * Signs out in this browser and shows the visitor's page. Reloads the page when the needed script is missing,
 * because an upgrade may have renamed it.
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
