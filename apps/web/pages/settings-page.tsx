import { Page } from "#platform/web/page/page.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { ThemeSetting } from "./theme-setting.tsx";

/** What a person decides for themselves. */
export function SettingsPage() {
  return (
    <Page title="Settings" width="reading">
      <div className="grid gap-4">
        <ThemeSetting />
        <Panel title="Profile" description="Your name and your address.">
          <LinkButton to="/profile">Open profile</LinkButton>
        </Panel>
        <p className="text-sm text-ink-2">
          Notifications by mail, voice, language and sessions on other devices come later.
        </p>
      </div>
    </Page>
  );
}
