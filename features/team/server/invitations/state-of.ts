import { fail } from "#platform/server/errors.ts";
import type { InvitationState } from "../../contract/invitations/invitation.ts";
import { invitationErrors } from "../../contract/invitations/invitation-errors.ts";
import type { InvitationRow } from "./invitation.repository.ts";

/** The state at `now`, also while no job has noted an end yet. */
export function stateOf(row: InvitationRow, now: Date): InvitationState {
  if (row.ended_as) return row.ended_as;
  if (row.expires_at <= now) return "expired";
  return row.is_backed ? "pending" : "withdrawn";
}

/** Throws for an invitation that cannot be answered any more, with the page that says so. */
export function requirePending(row: InvitationRow | undefined, now: Date): InvitationRow {
  if (!row) fail(invitationErrors, "invitation.not_found");
  const state = stateOf(row, now);
  if (state === "pending") return row;
  return fail(invitationErrors, state === "accepted" ? "invitation.used" : `invitation.${state}`);
}
