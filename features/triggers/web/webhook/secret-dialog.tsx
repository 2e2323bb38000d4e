import { useState } from "react";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { Trigger } from "../../contract/index.ts";
import { DeliveryHelp } from "./delivery-help.tsx";

/** The secret of a webhook, which is shown this once. */
export function SecretDialog({ trigger, secret, onClose }: SecretDialogProps) {
  const { name, address } = trigger;
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      isOpen
      isHeld
      isUnkept={!isCopied}
      size="md"
      title={`Secret of “${name}”`}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          I have stored it
        </Button>
      }
    >
      <div className="grid gap-4">
        <Banner tone="warn">Store the secret now. It is never shown again.</Banner>
        <TextField
          label="Secret"
          value={secret}
          readOnly
          inputClassName="font-mono"
          trail={<CopyButton value={secret} label="Copy the secret" onCopied={() => setCopied(true)} />}
        />
        {address && (
          <TextField
            label="Address"
            value={address}
            readOnly
            inputClassName="font-mono"
            trail={<CopyButton value={address} label="Copy the address" />}
          />
        )}
        <DeliveryHelp start={trigger.start} />
      </div>
    </Dialog>
  );
}

interface SecretDialogProps {
  trigger: Trigger;
  secret: string;
  onClose: () => void;
}
