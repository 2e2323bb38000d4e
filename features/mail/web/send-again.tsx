import { RotateCw } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { OutgoingMail } from "../contract/index.ts";
import { mailTexts } from "./texts/mail-texts.ts";
import { useMailActs } from "./use-mails.ts";

/** Sends a mail once more. Where nobody knows whether it has left, the person is warned first. */
export function SendAgain({ mail }: { mail: OutgoingMail }) {
  const texts = useTexts(mailTexts);
  const { sendAgain } = useMailActs();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const send = async () => {
    setBusy(true);
    await sendAgain(mail.id).catch((error: unknown) =>
      notify({ type: "error", title: texts.notSentAgain, message: describeError(error) }),
    );
    setBusy(false);
  };
  return (
    <>
      <Button
        size="sm"
        icon={<RotateCw aria-hidden="true" size={14} />}
        busy={isBusy}
        onClick={() => (mail.state === "unknown" ? setAsking(true) : void send())}
      >
        {texts.sendAgain}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="primary"
        title={texts.askSendAgain}
        confirmLabel={texts.sendAgain}
        onClose={() => setAsking(false)}
        onConfirm={send}
      >
        {texts.mayComeTwice}
      </ConfirmDialog>
    </>
  );
}
