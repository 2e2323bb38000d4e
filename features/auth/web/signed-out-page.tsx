import { Navigate, useLocation } from "react-router";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { useSession } from "./session.ts";
import { isIn, isLeavingState, sessionGoesOnState } from "./signed-out-path.ts";

/** Signed out, and what it means when the server could not be told. It is there from the beginning, since it is needed offline. */
export function SignedOutPage() {
  const { status } = useSession();
  const { state } = useLocation();
  if (status === "signed-in" && !isIn(state, isLeavingState)) return <Navigate to="/dashboard" replace />;
  return (
    <div className="mx-auto flex w-full max-w-conversation flex-1 flex-col items-start justify-center page-gutter py-16">
      <h1 className="text-3xl font-semibold">
        {status === "signed-in" ? "Signing out…" : "Signed out on this device"}
      </h1>
      <p role="status" className="mt-3 max-w-prose text-md text-ink-2">
        {isIn(state, sessionGoesOnState) &&
          "This device could not reach the server, so your session was not ended there. Nothing on this device opens it any more. To end it on the server as well, sign in when you are online and sign it out under Security."}
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <LinkButton to="/auth" variant="primary">
          Go to Sign In
        </LinkButton>
        <LinkButton to="/" reloadDocument>
          Go Home
        </LinkButton>
      </div>
    </div>
  );
}
