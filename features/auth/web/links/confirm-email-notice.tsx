import { useEffect, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Notice } from "#platform/web/notices/notice.tsx";
import { NoticeButton } from "#platform/web/notices/notice-button.tsx";
import { authTexts } from "../texts/auth-texts.ts";
import { AskAdminNote } from "./ask-admin-note.tsx";
import { followConfirmation } from "./follow-confirmation.ts";
import { useConfirmationMail } from "./use-confirmation-mail.ts";

let isDismissed = false;

/** Asks to confirm the address and can resend the mail. Dismissal lasts for the visit. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const [isHidden, setHidden] = useState(isDismissed);
  const { mail: words } = useTexts(authTexts);
  const { fate, said, isBusy, isWaiting, label, resend } = useConfirmationMail(email);
  useEffect(followConfirmation, []);
  if (isHidden || fate === undefined) return null;
  return (
    <Notice
      name="Reminder"
      tone="brass"
      onDismiss={() => {
        isDismissed = true;
        setHidden(true);
      }}
      action={
        <NoticeButton busy={isBusy} disabled={isWaiting} onClick={() => void resend()}>
          {label}
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
