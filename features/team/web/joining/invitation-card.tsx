import { useState } from "react";
import { signInPath, useSession } from "#features/auth/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import type { OpenedInvitation } from "../../contract/invitations/invitation.ts";
import { invitationPath } from "../../contract/invitations/invitation-path.ts";
import { dayOf } from "./day-of.ts";
import { enterWorkspace } from "./enter-workspace.ts";
import { InvitedAccountForm } from "./invited-account-form.tsx";
import { JoiningCard } from "./joining-card.tsx";
import { JoiningEnd } from "./joining-end.tsx";
import { OtherAccount } from "./other-account.tsx";
import { joiningTexts } from "./texts/joining-texts.ts";

interface InvitationCardProps {
  token: string;
  invitation: OpenedInvitation;
}

/** Who invites where, and what the person can answer. */
export function InvitationCard({ token, invitation }: InvitationCardProps) {
  const { invitation: words, roles } = useTexts(joiningTexts);
  const session = useSession();
  const { failure, isBusy, run, forget } = useAnswer();
  const { workspaceName, email, invitedBy, message, role, expiresAt, hasAccount, isForCaller } = invitation;

  const accept = () =>
    run(async () => {
      const { data } = await api.POST("/api/v1/invitations/accept", { body: { token } });
      if (data) enterWorkspace(data.workspaceId);
    });
  const decline = () =>
    run(async () => {
      await api.POST("/api/v1/invitations/decline", { body: { token } });
      // Shown by the same page as for those who come back.
      await api.POST("/api/v1/invitations/open", { body: { token } });
    });

  if (failure) return <JoiningEnd error={failure} onRetry={forget} />;
  if (session.status === "signed-in" && isForCaller === false) {
    return <OtherAccount own={session.user.email ?? ""} invited={email} />;
  }
  if (session.status === "signed-in" && invitation.isAccepted) {
    return (
      <JoiningCard
        title={words.memberTitle(workspaceName)}
        actions={
          // A repeated answer says which workspace it is.
          <Button variant="primary" busy={isBusy} onClick={() => void accept()}>
            {words.enter}
          </Button>
        }
      >
        <p>{words.member}</p>
      </JoiningCard>
    );
  }
  const isNew = session.status !== "signed-in" && !hasAccount;
  const declining = (
    <Button disabled={isBusy} onClick={() => void decline()}>
      {words.decline}
    </Button>
  );
  return (
    <JoiningCard
      title={words.title(workspaceName)}
      actions={
        isNew ? undefined : (
          <>
            {session.status === "signed-in" ? (
              <Button variant="primary" busy={isBusy} onClick={() => void accept()}>
                {words.accept}
              </Button>
            ) : (
              <LinkButton variant="primary" to={signInPath(`${invitationPath}#${token}`)}>
                {words.signIn}
              </LinkButton>
            )}
            {declining}
          </>
        )
      }
    >
      <p className="wrap-anywhere">{invitedBy ? words.by(invitedBy) : words.byNobody}</p>
      {message && (
        <figure>
          <figcaption className="text-sm">{words.message(invitedBy)}</figcaption>
          <blockquote className="mt-1 border-l-2 border-line-3 pl-4 text-ink-1 whitespace-pre-line wrap-anywhere">
            {message}
          </blockquote>
        </figure>
      )}
      <p>{roles[role]}</p>
      <p className="text-sm wrap-anywhere">
        {words.forAddress(email)} {words.until(dayOf(expiresAt))}
      </p>
      {session.status === "signed-in" && <p className="text-sm">{words.keepsOwn}</p>}
      {isNew && (
        <InvitedAccountForm token={token} email={email} onDone={() => void accept()}>
          {declining}
        </InvitedAccountForm>
      )}
    </JoiningCard>
  );
}

/** One answer at a time, and what it failed with. */
function useAnswer() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    await act().catch(setFailure);
    setBusy(false);
  };
  return { isBusy, failure, run, forget: () => setFailure(undefined) };
}
