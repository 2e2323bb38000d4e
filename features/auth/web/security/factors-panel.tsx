import type { Factor } from "@supabase/auth-js";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { authClient } from "../auth-client.ts";
import { hasPassword } from "../has-password.ts";
import { refreshSessionAgain } from "../refresh-session-again.ts";
import { useSession } from "../session.ts";
import { EnrollAppDialog } from "./enroll-app-dialog.tsx";
import { refreshSecurity } from "./refresh-security.ts";
import { Refusal } from "./refusal.tsx";

const kinds: Record<string, string> = { totp: "Authenticator app", phone: "Phone", webauthn: "Security key" };

/** Lists second factors and adds an authenticator app. */
export function FactorsPanel() {
  const client = useQueryClient();
  const session = useSession();
  const [isEnrolling, setEnrolling] = useState(false);
  const [leaving, setLeaving] = useState<Factor>();
  const [refusal, setRefusal] = useState<Error>();
  if (session.status !== "signed-in") return null;
  const verified = (session.user.factors ?? []).filter(({ status }) => status === "verified");
  const factors = verified.filter(({ factor_type: type }) => type !== "recovery_code");
  // The service deletes recovery codes with the last other factor.
  const takesCodesAlong = factors.length === 1 && verified.length > 1;

  const remove = async () => {
    if (!leaving) return;
    setRefusal(undefined);
    const { error } = await authClient.mfa.unenroll({ factorId: leaving.id });
    if (error) setRefusal(error);
    else await refreshSessionAgain();
    await refreshSecurity(client);
  };

  return (
    <Panel
      title="Two-step verification"
      description="Sign in with your password and a code from an app on your phone."
      actions={
        <Button size="sm" onClick={() => setEnrolling(true)}>
          Add an authenticator app
        </Button>
      }
    >
      <Refusal error={refusal} onDismiss={() => setRefusal(undefined)} />
      {factors.length === 0 && (
        <p className="text-base text-ink-2">
          {hasPassword(session.user) ? "Off. You sign in with your password alone." : "Off."}
        </p>
      )}
      <ul className="divide-y divide-line-1">
        {factors.map((factor) => (
          <li
            key={factor.id}
            className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
          >
            <div>
              <p className="font-medium">{factor.friendly_name || kinds[factor.factor_type]}</p>
              <p className="text-base text-ink-2">{kinds[factor.factor_type] ?? factor.factor_type}</p>
            </div>
            <Button
              size="sm"
              onClick={() => setLeaving(factor)}
              aria-label={`Remove ${factor.friendly_name || kinds[factor.factor_type]}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {isEnrolling && <EnrollAppDialog onClose={() => setEnrolling(false)} />}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={remove}
        title="Remove this verification method?"
        confirmLabel="Remove"
      >
        {takesCodesAlong
          ? "You will sign in with your password alone. Your recovery codes are removed too."
          : "Your other verification methods stay. You can set this one up again at any time."}
      </ConfirmDialog>
    </Panel>
  );
}
