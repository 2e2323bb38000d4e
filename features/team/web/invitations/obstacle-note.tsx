import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import type { InvitingRoom } from "../../contract/invitations/invite-people.ts";
import { NameWorkspace } from "./name-workspace.tsx";
import { invitationsTexts } from "./texts/invitations-texts.ts";

/** Why nobody can be invited, and what helps. */
export function ObstacleNote({ obstacle }: { obstacle: NonNullable<InvitingRoom["obstacle"]> }) {
  const { obstacle: words } = useTexts(invitationsTexts);
  return (
    <Banner
      tone="brass"
      action={
        obstacle === "not_entitled" ? (
          <LinkButton to="/settings/billing">{words.plans}</LinkButton>
        ) : (
          obstacle === "address_unproved" && <LinkButton to="/profile">{words.profile}</LinkButton>
        )
      }
    >
      {words[obstacle]}
      {obstacle === "unnamed_workspace" && <NameWorkspace />}
    </Banner>
  );
}
