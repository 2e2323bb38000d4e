import { useEffect } from "react";
import { Link } from "react-router";
import { loadShownVersions } from "./shown-versions.ts";

/** What one agrees to by going on; the versions that it speaks of are told with the account. */
export function LegalNote({ isInDialog = false }: { isInDialog?: boolean }) {
  useEffect(() => void loadShownVersions(), []);
  return (
    <p className="text-xs text-ink-3 pointer-coarse:leading-6">
      By going on you agree to our{" "}
      <LegalLink to="/terms" isInDialog={isInDialog}>
        Terms of Service
      </LegalLink>{" "}
      and{" "}
      <LegalLink to="/privacy" isInDialog={isInDialog}>
        Privacy Policy
      </LegalLink>
      .
    </p>
  );
}

/** Out of a dialog it opens beside, so that nothing that was begun is lost. */
function LegalLink({ to, isInDialog, children }: { to: string; isInDialog: boolean; children: string }) {
  const look = "py-1.5 text-ink-2 underline decoration-line-3 underline-offset-4 hover:text-ink-1";
  if (!isInDialog) {
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" className={look}>
      {children}
    </a>
  );
}
