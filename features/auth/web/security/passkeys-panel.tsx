import type { PasskeyListItem } from "@supabase/auth-js";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "../auth-client.ts";
import { canUsePasskeys } from "../sign-in-methods/can-use-passkeys.ts";
import { explainPasskeyFailure } from "./explain-passkey-failure.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import { refreshSecurity } from "./refresh-security.ts";
import { Refusal } from "./refusal.tsx";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";
import { addPasskey, usePasskeys } from "./use-passkeys.ts";
import { useSignInMethodsQuery } from "./use-sign-in-methods-query.ts";

/** Lists, adds, renames and removes passkeys. */
export function PasskeysPanel() {
  const client = useQueryClient();
  const isEnabled = useSignInMethodsQuery().data?.hasPasskeys === true;
  const passkeys = usePasskeys({ isEnabled });
  const [isAdding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<Error>();
  const [renaming, setRenaming] = useState<PasskeyListItem>();
  const [leaving, setLeaving] = useState<PasskeyListItem>();
  if (!isEnabled) return null;
  const isSupported = canUsePasskeys();

  const add = async () => {
    setAdding(true);
    setRefusal(undefined);
    try {
      await addPasskey();
      notify({ type: "success", title: "Success", message: "Passkey added.", duration: 5000 });
    } catch (error) {
      setRefusal(explainPasskeyFailure(error as Error));
    } finally {
      setAdding(false);
      void refreshSecurity(client);
    }
  };
  const remove = async () => {
    if (!leaving) return;
    setRefusal(undefined);
    const { error } = await authClient.passkey.delete({ passkeyId: leaving.id });
    if (error) setRefusal(error);
    await refreshSecurity(client);
  };

  return (
    <Panel
      title="Passkeys"
      description="Sign in with your fingerprint, face or device PIN."
      actions={
        isSupported && (
          <Button size="sm" busy={isAdding} busyLabel="Waiting..." onClick={() => void add()}>
            Add a passkey
          </Button>
        )
      }
    >
      <Refusal error={refusal} onDismiss={() => setRefusal(undefined)} />
      <UntilLoaded of={passkeys} title="Your passkeys could not be loaded" />
      {!isSupported && (
        <p className="text-base text-ink-2">
          {isIpAddress(location.hostname)
            ? "Passkeys need a domain name. The address of this page is an IP address."
            : "Passkeys need a newer browser."}
        </p>
      )}
      {isSupported && passkeys.data?.length === 0 && <p className="text-base text-ink-2">No passkeys yet.</p>}
      <ul className="divide-y divide-line-1">
        {passkeys.data?.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setRenaming(passkey)}
            onRemove={() => setLeaving(passkey)}
          />
        ))}
      </ul>
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(undefined)} />}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={remove}
        title="Remove this passkey?"
        confirmLabel="Remove"
      >
        You can no longer sign in with it. Remove it from your device too, or the device will keep offering
        it.
      </ConfirmDialog>
    </Panel>
  );
}

function isIpAddress(hostname: string): boolean {
  return /^[\d.]+$/.test(hostname) || hostname.startsWith("[");
}
