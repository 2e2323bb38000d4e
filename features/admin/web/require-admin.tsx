import { Outlet } from "react-router";
import { useAdmin } from "#features/auth/web/index.tsx";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { ForbiddenPage } from "./forbidden-page.tsx";

/** Guards admin pages in the browser. The server checks every call itself. */
export function RequireAdmin() {
  const isAdmin = useAdmin();
  if (isAdmin === undefined) return <CentredSpinner />;
  return isAdmin ? <Outlet /> : <ForbiddenPage />;
}
