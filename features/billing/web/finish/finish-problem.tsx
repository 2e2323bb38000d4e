import { AuthFrame, useSession } from "#features/auth/web/index.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";

/** Explains an unusable link and what to do. */
export function FinishProblem({ code }: { code: string | undefined }) {
  const isSignedIn = useSession().status === "signed-in";
  if (code === "account_already_created") {
    return (
      <AuthFrame title="Your account is ready">
        <p className="mb-5 text-md text-ink-2">
          This link was already used.{!isSignedIn && " Sign in with the password you chose."}
        </p>
        {isSignedIn ? (
          <ToDashboard />
        ) : (
          <LinkButton to="/auth" variant="primary" size="lg">
            Go to Sign In
          </LinkButton>
        )}
      </AuthFrame>
    );
  }
  const isOld = code === "finish_link_expired";
  return (
    <AuthFrame title={isOld ? "This link has expired" : "This link does not work"}>
      <p className="mb-5 text-md text-ink-2">
        {isOld
          ? "The checkout was cancelled. Nothing is charged, and no trial was used. You can start again."
          : "Open the link in the latest email, or start again. An unfinished checkout is not charged."}
      </p>
      {isSignedIn ? (
        <ToDashboard />
      ) : (
        <LinkButton to="/" reloadDocument variant="primary" size="lg">
          See the plans
        </LinkButton>
      )}
    </AuthFrame>
  );
}

function ToDashboard() {
  return (
    <LinkButton to="/dashboard" variant="primary" size="lg">
      Go to Dashboard
    </LinkButton>
  );
}
