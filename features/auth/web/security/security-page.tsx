import { SectionPage } from "#platform/web/page/section-page.tsx";
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
    <SectionPage title="Security" lead="Sign-in methods, devices and recent activity.">
      {hasPassword(session.user) && <PasswordPanel />}
      <FactorsPanel />
      <RecoveryCodesPanel />
      <PasskeysPanel />
      <IdentitiesPanel />
      <SessionsPanel />
      <SecurityEventsPanel />
    </SectionPage>
  );
}
