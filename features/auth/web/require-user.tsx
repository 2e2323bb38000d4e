import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { countGuardedPage } from "./guarded-pages.ts";
import { signInPath } from "./return-target.ts";
import { useSession } from "./session.ts";

/** Guards the routes below it: they are shown to a signed-in user, everyone else is sent to /auth and back. */
export function RequireUser() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  useEffect(countGuardedPage, []);
  if (status === "resolving") return <CentredSpinner />;
  if (status === "signed-out") return <Navigate to={signInPath(`${pathname}${search}${hash}`)} replace />;
  return <Outlet />;
}
