import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { JoinLinksPanel } from "../join-links/join-links-panel.tsx";
import { TeamArea } from "../team-area.tsx";
import { InvitationsPanel } from "./invitations-panel.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { ObstacleNote } from "./obstacle-note.tsx";
import { SeatsPanel } from "./seats-panel.tsx";
import { invitationsTexts } from "./texts/invitations-texts.ts";
import { useInvitingRoom } from "./use-invitations.ts";

/** Who is invited, links to join, and the seats for both. */
export function InvitationsPage() {
  const { invite, seats } = useTexts(invitationsTexts);
  const room = useInvitingRoom();
  const [isInviting, setInviting] = useState(false);
  const mayInvite = room.data?.obstacle === null;
  return (
    <TeamArea
      actions={
        mayInvite && (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setInviting(true)}>
            {invite.open}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <UntilLoaded of={room} title={seats.failed} />
        {room.data && (
          <>
            {room.data.obstacle && <ObstacleNote obstacle={room.data.obstacle} />}
            {room.data.obstacle !== "not_entitled" && (
              <>
                <SeatsPanel seats={room.data.seats} />
                <InvitationsPanel />
                <JoinLinksPanel room={room.data} />
              </>
            )}
          </>
        )}
      </div>
      {isInviting && room.data && <InviteDialog room={room.data} onClose={() => setInviting(false)} />}
    </TeamArea>
  );
}
