import { useEffect } from "react";
import { useSession } from "#features/auth/web/index.tsx";
import { useCompany } from "#features/team/web/index.tsx";
import { knownRightsKey } from "#platform/contract/known-rights.ts";

/** Stores the person's last known rights for pages that need them before their first request. */
export function useKnownRights(hasTeamAccess: boolean | undefined, isAdmin: boolean | undefined): void {
  const session = useSession();
  const company = useCompany();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  useEffect(() => {
    if (userId === undefined || hasTeamAccess === undefined || isAdmin === undefined) return;
    try {
      localStorage.setItem(knownRightsKey, JSON.stringify({ userId, hasTeamAccess, isAdmin, company }));
    } catch {
      // Storage is blocked: the landing page asks each time.
    }
  }, [userId, hasTeamAccess, isAdmin, company]);
}
