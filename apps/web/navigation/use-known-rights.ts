import { useEffect } from "react";
import { useSession } from "#features/auth/web/index.tsx";
import { knownRightsKey } from "#features/site/contract/known-rights.ts";

/** Stores the person's last known rights for the landing page, which needs them before its first request. */
export function useKnownRights(hasTeamAccess: boolean | undefined, isAdmin: boolean | undefined): void {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  useEffect(() => {
    if (userId === undefined || hasTeamAccess === undefined || isAdmin === undefined) return;
    try {
      localStorage.setItem(knownRightsKey, JSON.stringify({ userId, hasTeamAccess, isAdmin }));
    } catch {
      // Storage is blocked: the landing page asks each time.
    }
  }, [userId, hasTeamAccess, isAdmin]);
}
