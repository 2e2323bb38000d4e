import { useEffect } from "react";
import { followConfirmation, useConfirmationMail } from "#features/auth/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { JoiningCard } from "./joining-card.tsx";
import { joiningTexts } from "./texts/joining-texts.ts";

/** The address has to be confirmed first. The mailed link leads back to this page. */
export function ProofFirst({ user: { email = "" } }: { user: { email?: string } }) {
  const { proof: words } = useTexts(joiningTexts);
  const { fate, said, isBusy, waitSeconds, resend } = useConfirmationMail(email);
  useEffect(followConfirmation, []);
  const label = fate === "outbox" ? words.newLink : words.resend;
  return (
    <JoiningCard
      title={words.title}
      actions={
        <Button
          variant="primary"
          busy={isBusy}
          disabled={waitSeconds > 0 || fate === undefined}
          onClick={() => void resend()}
        >
          {waitSeconds > 0 ? words.wait(waitSeconds) : label}
        </Button>
      }
    >
      <p className="wrap-anywhere">{fate === "outbox" ? words.outbox : words.text(email)}</p>
      <p role="status" className="text-sm">
        {said}
      </p>
    </JoiningCard>
  );
}
