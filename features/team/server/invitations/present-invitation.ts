import type { Invitation } from "../../contract/invitations/invitation.ts";
import type { ListedInvitation } from "./list-invitations.repository.ts";

export function presentInvitation(row: ListedInvitation): Invitation {
  const { id, email, role, teams, state } = row;
  return {
    ...{ id, email, role, teams, state },
    isUndelivered: row.is_undelivered && state === "pending",
    invitedBy: row.invited_by,
    sentCount: row.sent_count,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
