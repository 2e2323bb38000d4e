import type { WorkspaceRequest } from "#features/inbox/contract/index.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { workspaceRequestErrors } from "../../contract/requests/request-errors.ts";
import { findRequest, type RequestRow } from "./request.repository.ts";

export function presentRequest(ctx: Ctx, row: RequestRow): WorkspaceRequest {
  const state = row.ended_as ?? (row.expires_at <= ctx.now() ? "expired" : "open");
  return {
    ...{ id: row.id, wants: row.wants, role: row.role, seats: row.seats, reason: row.reason, state },
    person: { id: row.user_id, name: row.person_name ?? "" },
    team: row.team_id === null ? null : { id: row.team_id, name: row.team_name ?? "" },
    ...{ askedAt: row.created_at.toISOString(), expiresAt: row.expires_at.toISOString() },
    ...{ endedAt: row.ended_at?.toISOString() ?? null, decidedBy: row.decider_name, note: row.note },
    abilities: {
      decide: state === "open" && row.may_decide,
      withdraw: state === "open" && row.user_id === userOf(ctx).userId,
    },
  };
}

/** A request of the caller, or one that the caller may decide. Throws `workspace_request.not_found`. */
export async function getRequestHere(ctx: Ctx, id: string): Promise<WorkspaceRequest> {
  const row = await findRequest(ctx.db, userOf(ctx), id);
  return presentRequest(ctx, row ?? fail(workspaceRequestErrors, "workspace_request.not_found"));
}
