import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { AskAdminNote } from "../links/ask-admin-note.tsx";
import { useConfirmationMail } from "../links/use-confirmation-mail.ts";
import { authTexts } from "../texts/auth-texts.ts";

/** Says that the address is not confirmed, and resends the mail. Other pages send people here for it. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const { mail: words } = useTexts(authTexts);
  const { fate, said, isBusy, isWaiting, label, resend } = useConfirmationMail(email);
  if (fate === undefined) return null;
  return (
    <Banner
      tone="brass"
      className="mb-4"
      action={
        <Button size="sm" busy={isBusy} disabled={isWaiting} onClick={() => void resend()}>
          {label}
        </Button>
      }
    >
      <p className="wrap-anywhere">
        <span role="status" className="font-medium not-empty:mr-1">
          {said}
        </span>
        {words.confirm(email)[fate]} {fate === "outbox" && <AskAdminNote />}
      </p>
    </Banner>
  );
}
