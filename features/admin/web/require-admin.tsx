import { Outlet } from "react-router";
import { useAdmin } from "#features/auth/web/index.tsx";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { ForbiddenPage } from "./forbidden-page.tsx";

/** Guards the pages of admins; the server refuses their calls all the same. */
export function RequireAdmin() {
  const isAdmin = useAdmin();
  if (isAdmin === undefined) return <CentredSpinner />;
  return isAdmin ? <Outlet /> : <ForbiddenPage />;
}
