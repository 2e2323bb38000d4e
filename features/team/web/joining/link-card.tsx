import { useState } from "react";
import { joinPathPrefix, signInPath, signOut, useSession } from "#features/auth/web/index.tsx";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import type { OpenedLink } from "../../contract/join-links/join-link.ts";
import { dayOf } from "./day-of.ts";
import { enterWorkspace } from "./enter-workspace.ts";
import { JoiningCard } from "./joining-card.tsx";
import { JoiningEnd } from "./joining-end.tsx";
import { ProofFirst } from "./proof-first.tsx";
import { joiningTexts } from "./texts/joining-texts.ts";

/** What a link gives, and the way to it. */
export function LinkCard({ token, link }: { token: string; link: OpenedLink }) {
  const { link: words, roles } = useTexts(joiningTexts);
  const session = useSession();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const path = `${joinPathPrefix}${token}`;
  const user = session.status === "signed-in" ? session.user : undefined;

  const use = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await api.POST("/api/v1/join-links/use", { body: { token } });
      if (data) return enterWorkspace(data.workspaceId);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  const changeAccount = async () => {
    await signOut();
    setFailure(undefined);
  };
  const otherAccount = <Button onClick={() => void changeAccount()}>{words.switchAccount}</Button>;

  const isUnproved = failure instanceof ApiError && failure.code === "join_link.address_unproved";
  if (user && (isUnproved || !user.email_confirmed_at)) return <ProofFirst user={user} />;
  if (failure) {
    const isOtherAddress = failure instanceof ApiError && failure.code === "join_link.wrong_domain";
    return (
      <JoiningEnd error={failure} onRetry={() => void use()}>
        {isOtherAddress && otherAccount}
      </JoiningEnd>
    );
  }
  const isPlan = link.gives === "plan";
  return (
    <JoiningCard
      title={isPlan ? words.planTitle(link.planName) : words.title(link.workspaceName)}
      actions={
        user ? (
          <>
            <Button variant="primary" busy={isBusy} onClick={() => void use()}>
              {isPlan ? words.take : words.join}
            </Button>
            {otherAccount}
          </>
        ) : (
          <>
            <LinkButton variant="primary" to={`${signInPath(path)}&tab=sign-up`}>
              {words.signUp}
            </LinkButton>
            <LinkButton to={signInPath(path)}>{words.signIn}</LinkButton>
          </>
        )
      }
    >
      <p>{isPlan ? words.planLead(dayOf(link.planEndsAt)) : words.lead}</p>
      {!isPlan && <p>{roles[link.role]}</p>}
      {!isPlan && link.isForDomains && <p>{words.forDomains}</p>}
      {user ? (
        <p className="text-sm wrap-anywhere">{words.as(user.email ?? "")}</p>
      ) : (
        <p className="text-sm">{isPlan ? words.planNext : words.next}</p>
      )}
    </JoiningCard>
  );
}
