import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { Trigger } from "../../contract/index.ts";
import { ShownMoment } from "../shown-moment.tsx";
import { useTriggerActs } from "../use-triggers.ts";
import { DeliveryHelp } from "./delivery-help.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

/** Where deliveries of a webhook go, and another secret. */
export function WebhookPanel({ trigger }: { trigger: Trigger }) {
  const { address, oldSecretUntil } = trigger;
  const [isRenewing, setRenewing] = useState(false);
  const [secret, setSecret] = useState<string>();
  if (address === null) return null;
  return (
    <Panel
      title="Webhook"
      actions={
        <Button size="sm" onClick={() => setRenewing(true)}>
          Renew the secret
        </Button>
      }
    >
      <div className="grid gap-3">
        <TextField
          label="Address"
          value={address}
          readOnly
          inputClassName="font-mono"
          trail={<CopyButton value={address} label="Copy the address" />}
        />
        <DeliveryHelp start={trigger.start} />
        {oldSecretUntil && (
          <p className="text-sm text-ink-2">
            The secret before is accepted until <ShownMoment at={oldSecretUntil} />.
          </p>
        )}
      </div>
      {isRenewing && (
        <RenewDialog trigger={trigger} onClose={() => setRenewing(false)} onRenewed={setSecret} />
      )}
      {secret !== undefined && <SecretDialog {...{ trigger, secret }} onClose={() => setSecret(undefined)} />}
    </Panel>
  );
}

function RenewDialog({ trigger, onClose, onRenewed }: RenewDialogProps) {
  const { renewSecret } = useTriggerActs();
  const [keepsOld, setKeepsOld] = useState(true);
  return (
    <FormDialog
      title="Renew the secret"
      description="Senders need the new secret to start this trigger."
      submitLabel="Renew"
      onClose={onClose}
      onSubmit={async () => onRenewed(await renewSecret(trigger.id, keepsOld))}
    >
      {() => (
        <Checkbox
          label="Accept the present secret for another day"
          hint="Not if somebody else may know it."
          checked={keepsOld}
          onChange={(event) => setKeepsOld(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}

interface RenewDialogProps {
  trigger: Trigger;
  onClose: () => void;
  onRenewed: (secret: string) => void;
}
