import { SectionPage } from "#platform/web/page/section-page.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { CloseAccountPanel } from "../closing/close-account-panel.tsx";
import { readUserName } from "../read-user-name.ts";
import { useSession } from "../session.ts";
import { AcceptedTextsPanel } from "./accepted-texts-panel.tsx";
import { AvatarEditor } from "./avatar-editor.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { NameForm } from "./name-form.tsx";
import { SignOutPanel } from "./sign-out-panel.tsx";
import { UnreadAccount } from "./unread-account.tsx";

/** Name, picture and address of the person. */
export function ProfilePage() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const { user } = session;
  // Nothing of the account is shown, or changed, from an old copy.
  if (session.copy !== "current") return <UnreadAccount isAsked={session.copy === "stored"} />;
  return (
    <SectionPage title="Profile" lead="How you appear to people and agents in your workspace.">
      <Panel title="You">
        <AvatarEditor user={user} />
        <NameForm key={user.id} savedName={readUserName(user)} />
      </Panel>
      <EmailPanel user={user} />
      <AcceptedTextsPanel />
      <SignOutPanel />
      <CloseAccountPanel user={user} />
    </SectionPage>
  );
}
