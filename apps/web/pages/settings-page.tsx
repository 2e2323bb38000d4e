import { BillingPanel } from "#features/billing/web/index.tsx";
import { Page } from "#platform/web/page/page.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { ThemeSetting } from "./theme-setting.tsx";

/** A person's own settings. */
export function SettingsPage() {
  return (
    <Page title="Settings" width="reading">
      <div className="grid gap-4">
        <ThemeSetting />
        <Panel title="Profile" description="Your name and your address.">
          <LinkButton to="/profile">Open profile</LinkButton>
        </Panel>
        <Panel
          title="Security"
          description="Password, second step, devices, and what happened to your account."
        >
          <LinkButton to="/settings/security">Open security</LinkButton>
        </Panel>
        <BillingPanel />
        <p className="text-sm text-ink-2">Notifications by mail, voice and language come later.</p>
      </div>
    </Page>
  );
}
