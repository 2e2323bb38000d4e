import { useEffect, useState } from "react";
import { Outlet, useNavigation } from "react-router";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";

/** A spinner before this would only flicker. */
const patienceMs = 200;

/** The page, or a spinner while the next one loads slowly. */
export function PendingOutlet() {
  const isLoading = useNavigation().state === "loading";
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return isLoading && isLate ? <CentredSpinner /> : <Outlet />;
}
