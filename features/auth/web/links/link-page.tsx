import { Navigate } from "react-router";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { useSession } from "../session.ts";
import { landing } from "./landing.ts";
import { LinkProblem } from "./link-problem.tsx";
import type { LinkPurpose } from "./new-link.ts";

/** Target of mailed links: redirects after success, offers a new link after a failure. */
export function LinkPage() {
  const session = useSession();
  if (session.status === "resolving") return <CentredSpinner className="min-h-dvh" />;
  if (landing?.outcome === "failed") return <LinkProblem purpose={readPurpose(landing.type)} />;
  if (session.status === "signed-in") return <Navigate to="/dashboard" replace />;
  return <Navigate to="/auth" replace />;
}

function readPurpose(type: string): LinkPurpose {
  return type === "signup" || type === "email_change" ? type : "other";
}
