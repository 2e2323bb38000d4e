import { useEffect, useState } from "react";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { AskAdminNote } from "./ask-admin-note.tsx";
import { followConfirmation, refreshIfConfirmed } from "./follow-confirmation.ts";
import { confirmationTarget } from "./link-target.ts";
import { useHasMail } from "./use-has-mail.ts";

let isDismissed = false;

/** Asks to confirm the address and can resend the mail. Dismissal lasts for the visit. */
export function ConfirmEmailBanner({ email }: { email: string }) {
  const [isHidden, setHidden] = useState(isDismissed);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const waitSeconds = useCountdown();
  const hasMail = useHasMail();
  useEffect(followConfirmation, []);
  if (isHidden || hasMail === undefined) return null;

  const resend = async () => {
    setBusy(true);
    // Already confirmed: nothing to send, and the refreshed session hides the banner.
    if (await refreshIfConfirmed().catch(() => false)) {
      const message = "Your email address is confirmed already.";
      return notify({ type: "success", title: "Success", message, duration: 5000 });
    }
    const options = { emailRedirectTo: confirmationTarget() };
    const { error } = await authClient.resend({ type: "signup", email, options });
    setBusy(false);
    setSaid(error ? describeAuthFailure(error) : "Sent.");
    waitSeconds.start(readWait(error));
  };

  return (
    <section aria-label="Reminder" className="page-gutter pt-2 low:pt-1 print:hidden">
      <Banner
        tone="brass"
        onDismiss={() => {
          isDismissed = true;
          setHidden(true);
        }}
        action={
          <Button size="sm" busy={isBusy} disabled={waitSeconds.left > 0} onClick={() => void resend()}>
            {waitSeconds.left > 0 ? `Resend in ${waitSeconds.left} s` : "Resend"}
          </Button>
        }
      >
        <p className="break-words">
          {hasMail ? (
            `Confirm your email: we sent a link to ${email}.`
          ) : (
            <>
              Your email is not confirmed. <AskAdminNote />
            </>
          )}{" "}
          <span role="status" className="text-ink-2">
            {said}
          </span>
        </p>
      </Banner>
    </section>
  );
}

function useCountdown() {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: setLeft };
}

const standardWaitSeconds = 60;

/** The service puts the seconds into its refusal. */
function readWait(error: Error | null): number {
  if (!error) return standardWaitSeconds;
  return Number(/after (\d+) seconds/.exec(error.message)?.[1] ?? 0);
}
