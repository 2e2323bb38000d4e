import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import type { InvitingRoom } from "../../contract/invitations/invite-people.ts";
import type { JoinLink } from "../../contract/join-links/join-link.ts";
import { invitationsTexts } from "../invitations/texts/invitations-texts.ts";
import { teamTexts } from "../texts/team-texts.ts";
import { LinkLine } from "./link-line.tsx";
import { MadeLinkDialog } from "./made-link-dialog.tsx";
import { NewJoinLinkDialog } from "./new-join-link-dialog.tsx";
import { useJoinLinks } from "./use-join-links.ts";

/** Links to join the workspace. */
export function JoinLinksPanel({ room }: { room: InvitingRoom }) {
  const { links: words } = useTexts(invitationsTexts);
  const links = useJoinLinks();
  const [isMaking, setMaking] = useState(false);
  const [token, setToken] = useState<string>();
  const items = links.data?.pages.flatMap((page) => page.items) ?? [];
  const wordsOf = useLinkWords();
  return (
    <Panel
      title={words.title}
      description={words.lead}
      actions={
        <Button aria-haspopup="dialog" disabled={room.obstacle !== null} onClick={() => setMaking(true)}>
          {words.make}
        </Button>
      }
    >
      <UntilLoaded of={links} title={words.failed} />
      {links.data && items.length === 0 && <p className="py-2 text-sm text-ink-2">{words.none}</p>}
      <ul aria-label={words.title}>
        {items.map((link) => (
          <LinkLine key={link.id} kind="join" link={link} gives={wordsOf(link)} />
        ))}
      </ul>
      {links.hasNextPage && (
        <LoadMore
          shown={items.length}
          isLoading={links.isFetchingNextPage}
          onLoad={() => void links.fetchNextPage()}
        />
      )}
      {isMaking && <NewJoinLinkDialog room={room} onMade={setToken} onClose={() => setMaking(false)} />}
      {token && <MadeLinkDialog token={token} onClose={() => setToken(undefined)} />}
    </Panel>
  );
}

function useLinkWords() {
  const { links: words } = useTexts(invitationsTexts);
  const { roles } = useTexts(teamTexts);
  return ({ role, teams, domains }: JoinLink) =>
    [
      roles[role],
      ...teams.map(({ name }) => name),
      ...(domains.length > 0 ? [words.domains(domains.join(", "))] : []),
    ].join(", ");
}
