import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { refreshSessionAgain } from "../refresh-session-again.ts";
import { useSession } from "../session.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { refreshSecurity } from "./refresh-security.ts";
import { Refusal } from "./refusal.tsx";
import { makeRecoveryCodes, type RecoveryCodesLeft, useRecoveryCodes } from "./use-recovery-codes.ts";

/** Creates, renews and removes recovery codes. */
export function RecoveryCodesPanel() {
  const client = useQueryClient();
  const session = useSession();
  const factors = session.status === "signed-in" ? (session.user.factors ?? []) : [];
  const hasFactor = factors.some(
    ({ status, factor_type: type }) => status === "verified" && type !== "recovery_code",
  );
  const status = useRecoveryCodes({ isEnabled: hasFactor });
  const [codes, setCodes] = useState<string[]>();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Error>();
  const left = status.data;

  const make = async (isRenewal: boolean) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      setCodes(await makeRecoveryCodes({ isRenewal }));
      // So that this session lists the codes as a factor.
      await refreshSessionAgain();
    } catch (error) {
      setRefusal(error as Error);
    } finally {
      setBusy(false);
      void refreshSecurity(client);
    }
  };

  return (
    <Panel
      title="Recovery codes"
      description="Use a code if you lose your phone. Each code works once."
      actions={
        hasFactor &&
        left !== undefined && (
          <Button
            size="sm"
            busy={isBusy}
            busyLabel="Making..."
            onClick={() => (left ? setAsking(true) : void make(false))}
          >
            {left ? "Create new codes" : "Create recovery codes"}
          </Button>
        )
      }
    >
      <Refusal error={refusal} onDismiss={() => setRefusal(undefined)} />
      {!hasFactor && (
        <p className="text-base text-ink-2">Add an authenticator app first. Recovery codes are its backup.</p>
      )}
      {hasFactor && <UntilLoaded of={status} title="Your recovery codes could not be loaded" />}
      {hasFactor && left !== undefined && <Left left={left} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => make(true)}
        title="Create new recovery codes?"
        confirmLabel="Create new codes"
      >
        Your current codes stop working.
      </ConfirmDialog>
    </Panel>
  );
}

function Left({ left }: { left: RecoveryCodesLeft | null }) {
  if (!left)
    return (
      <p className="text-base text-ink-2">
        No recovery codes. If you lose your phone, you lose access to your account.
      </p>
    );
  return (
    <p className={`text-base tabular-nums ${left.remaining > 2 ? "text-ink-2" : "text-warn"}`}>
      {left.remaining} of {left.total} codes left.
    </p>
  );
}
