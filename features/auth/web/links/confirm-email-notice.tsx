import { useEffect, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Notice } from "#platform/web/notices/notice.tsx";
import { NoticeButton } from "#platform/web/notices/notice-button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { useMailFate } from "../mail/mail-fate.ts";
import { authTexts } from "../texts/auth-texts.ts";
import { AskAdminNote } from "./ask-admin-note.tsx";
import { followConfirmation, refreshIfConfirmed } from "./follow-confirmation.ts";
import { confirmationTarget } from "./link-target.ts";

let isDismissed = false;

/** Asks to confirm the address and can resend the mail. Dismissal lasts for the visit. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const [isHidden, setHidden] = useState(isDismissed);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const waitSeconds = useCountdown();
  const { mail: words } = useTexts(authTexts);
  const fate = useMailFate();
  useEffect(followConfirmation, []);
  if (isHidden || fate === undefined) return null;
  // Where no mail is sent, nothing is sent again: the outbox gets another link.
  const act = fate === "sent" ? "Resend" : "New link";

  const resend = async () => {
    setBusy(true);
    // Already confirmed: nothing to send, and the refreshed session hides the notice.
    if (await refreshIfConfirmed().catch(() => false)) {
      const message = "Your email address is already confirmed.";
      return notify({ type: "success", title: "Success", message, duration: 5000 });
    }
    const options = { emailRedirectTo: confirmationTarget() };
    const { error } = await authClient.resend({ type: "signup", email, options });
    setBusy(false);
    const wait = readWait(error);
    // The button counts the seconds, and a sentence would not.
    if (error) setSaid(wait > 0 ? undefined : describeAuthFailure(error));
    else setSaid(words.resent[fate]);
    waitSeconds.start(wait);
  };

  return (
    <Notice
      name="Reminder"
      tone="brass"
      onDismiss={() => {
        isDismissed = true;
        setHidden(true);
      }}
      action={
        <NoticeButton busy={isBusy} disabled={waitSeconds.left > 0} onClick={() => void resend()}>
          {waitSeconds.left > 0 ? `${act} in ${waitSeconds.left} s` : act}
        </NoticeButton>
      }
    >
      <p>
        <span role="status" className="font-medium not-empty:mr-1">
          {said}
        </span>
        {words.confirm(email)[fate]} {fate === "outbox" && <AskAdminNote />}
      </p>
    </Notice>
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
