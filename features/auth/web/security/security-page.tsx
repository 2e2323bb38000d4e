import { Page } from "#platform/web/page/page.tsx";
import { hasPassword } from "../has-password.ts";
import { useSession } from "../session.ts";
import { FactorsPanel } from "./factors-panel.tsx";
import { IdentitiesPanel } from "./identities-panel.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { RecoveryCodesPanel } from "./recovery-codes-panel.tsx";
import { SecurityEventsPanel } from "./security-events-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";

/** Password, factors, sessions and events of the account. */
export function SecurityPage() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <Page title="Security" lead="How your account is protected, and what happened to it." width="reading">
      <div className="grid grid-cols-1 gap-4">
        {hasPassword(session.user) && <PasswordPanel />}
        <FactorsPanel />
        <RecoveryCodesPanel />
        <PasskeysPanel />
        <IdentitiesPanel />
        <SessionsPanel />
        <SecurityEventsPanel />
      </div>
    </Page>
  );
}
