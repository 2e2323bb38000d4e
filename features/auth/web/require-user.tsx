import { Fragment, useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { readLastUserOfTab } from "#platform/web/personal-data/user-of-tab.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { countGuardedPage } from "./guarded-pages.ts";
import { signInPath } from "./return-target.ts";
import { useSession } from "./session.ts";

/** Guards the routes below for signed-in users. Others go to /auth and come back afterwards. */
export function RequireUser() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  useEffect(countGuardedPage, []);
  if (session.status === "resolving") return <CentredSpinner />;
  if (session.status !== "signed-in") {
    const state = { leftBy: readLastUserOfTab() };
    return <Navigate to={signInPath(`${pathname}${search}${hash}`)} state={state} replace />;
  }
  // Remounts for another user, so that no unfinished input of the previous one remains.
  return (
    <Fragment key={session.user.id}>
      <Outlet />
    </Fragment>
  );
}
