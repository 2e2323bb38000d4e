import { Page } from "#platform/web/page/page.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { CloseAccountPanel } from "../closing/close-account-panel.tsx";
import { hasPassword } from "../has-password.ts";
import { readUserName } from "../read-user-name.ts";
import { useSession } from "../session.ts";
import { AcceptedTextsPanel } from "./accepted-texts-panel.tsx";
import { AvatarEditor } from "./avatar-editor.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { LocalePanel } from "./locale-panel.tsx";
import { NameForm } from "./name-form.tsx";
import { SignOutPanel } from "./sign-out-panel.tsx";

/** Name, picture, address and language of the person. */
export function ProfilePage() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const { user } = session;
  return (
    <Page title="Profile" lead="How you appear to the people and agents of your workspace." width="reading">
      <div className="grid grid-cols-1 gap-4">
        <Panel title="You">
          <AvatarEditor user={user} />
          <NameForm key={user.id} savedName={readUserName(user)} />
        </Panel>
        <EmailPanel user={user} />
        <LocalePanel user={user} />
        <Panel
          title={hasPassword(user) ? "Password and security" : "Security"}
          description={`${hasPassword(user) ? "Your password, second" : "Second"} steps, passkeys and devices.`}
        >
          <LinkButton to="/settings/security">Open security</LinkButton>
        </Panel>
        <AcceptedTextsPanel />
        <SignOutPanel />
        <CloseAccountPanel user={user} />
      </div>
    </Page>
  );
}
