import { CircleAlert } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { trialTexts } from "./texts/trial-texts.ts";
import type { TrialFailure } from "./trial-failure.ts";
import { nameOf } from "./trial-messages.ts";

/** The server's code for an address with an account, where no new password helps. */
export const accountExists = "account_exists";

/** Shows a failure in place. Input is kept. */
export function TrialProblem({ failure, onTryAgain, onLeave }: TrialProblemProps) {
  const words = useTexts(trialTexts);
  const reason = failure.reason && ((failure.code && words.refusals[failure.code]) || failure.reason);
  const isAccount = failure.code === accountExists;
  return (
    <div
      role="alert"
      className="mb-4 flex items-start gap-3 rounded-lg border border-bad-line bg-bad-soft px-3.5 py-3"
    >
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-bad" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-medium">{words.failures[nameOf(failure.message)]}</p>
          {isAccount ? (
            <p className="mt-0.5 text-sm text-ink-2">{words.accountExists}</p>
          ) : (
            reason && <p className="mt-0.5 text-sm text-ink-2">{reason}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {isAccount && (
            <LinkButton to={signInAndClaim} onClick={onLeave} variant="primary" size="sm">
              {words.signInToLink}
            </LinkButton>
          )}
          <Button size="sm" onClick={onTryAgain}>
            {words.tryAgain}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The settings claim this browser's checkout for the signed-in person. */
const signInAndClaim = `/auth?next=${encodeURIComponent("/settings/billing?claim=checkout")}`;

interface TrialProblemProps {
  failure: TrialFailure;
  onTryAgain: () => void;
  /** Called when the person follows a link out of the dialog. */
  onLeave: () => void;
}
