import { knownRightsKey } from "../../../contract/known-rights.ts";

/** Ends the session of this browser and shows the page to a visitor. */
export async function logOut(): Promise<void> {
  const { signOut } = await import("#features/auth/web/index.tsx");
  await signOut();
  localStorage.removeItem(knownRightsKey);
  for (const mark of ["data-signed-in", "data-team", "data-admin"]) {
    document.documentElement.removeAttribute(mark);
  }
}
