import { useEffect, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { useMailFate } from "../mail/mail-fate.ts";
import { authTexts } from "../texts/auth-texts.ts";
import { refreshIfConfirmed } from "./follow-confirmation.ts";
import { confirmationTarget } from "./link-target.ts";

/** Sends the mail again that proves an address. `fate` is undefined until it is known what happens to mails. */
export function useConfirmationMail(email: string) {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const waitSeconds = useCountdown();
  const { mail: words } = useTexts(authTexts);
  const fate = useMailFate();
  // Where no mail is sent, nothing is sent again: the outbox gets another link.
  const act = fate === "outbox" ? "New link" : "Resend";

  const resend = async () => {
    if (!fate) return;
    setBusy(true);
    // Already confirmed: nothing to send, and the refreshed session hides what asks for it.
    if (await refreshIfConfirmed().catch(() => false)) {
      return notify({ type: "success", title: "Your email address is already confirmed.", duration: 5000 });
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

  return {
    fate,
    /** What came of the last press. */
    said,
    isBusy,
    isWaiting: waitSeconds.left > 0,
    waitSeconds: waitSeconds.left,
    label: waitSeconds.left > 0 ? `${act} in ${waitSeconds.left} s` : act,
    resend,
  };
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
