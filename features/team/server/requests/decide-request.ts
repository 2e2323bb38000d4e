import type { WorkspaceRequest } from "#features/inbox/contract/index.ts";
import { notifyPeople } from "#features/notifications/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { workspaceRequestErrors } from "../../contract/requests/request-errors.ts";
import { changeRole } from "../members/change-role.ts";
import { lockWorkspace } from "../members/member.repository.ts";
import { addTeamMembers } from "../teams/add-team-members.ts";
import { emitRequestChanged } from "./emit-request-changed.ts";
import { getRequestHere } from "./present-request.ts";
import { requestAccess } from "./request.access.ts";
import { endRequest } from "./stored-request.repository.ts";

export interface DecideRequest {
  id: string;
  decision: "approve" | "decline";
  note: string;
}

/** Approves a request, which does what it asks for in the same transaction, or declines it. The first decision counts. */
export const decideRequest = command(
  "request.decide",
  requestAccess.decide,
  async (ctx, { id, decision, note }: DecideRequest): Promise<WorkspaceRequest> => {
    const { workspaceId, userId } = userOf(ctx);
    // In the order of whoever changes the person's role at this moment, which ends the request.
    await lockWorkspace(ctx.db, workspaceId);
    const request = await getRequestHere(ctx, id);
    // One's own is decided by others.
    if (request.person.id === userId) fail(workspaceRequestErrors, "workspace_request.not_found");
    const isApproved = decision === "approve";
    const as = isApproved ? "approved" : "declined";
    const ending = { workspaceId, id, as, decidedBy: userId, note, at: ctx.now() } as const;
    if (!(await endRequest(ctx.db, ending))) fail(workspaceRequestErrors, "workspace_request.not_open");
    if (isApproved) await performRequest(ctx, request);
    await ctx.audit({
      act: isApproved ? "request.approved" : "request.declined",
      target: [
        { type: "request", id },
        { type: "user", id: request.person.id },
      ],
      facts: { wants: request.wants },
      sealed: { note },
    });
    await notifyPeople(ctx, {
      ...{ kind: "request_decided", workspaceId, userIds: [request.person.id] },
      ...{ object: { noun: "request", id }, path: "/team#requests" },
      facts: { wants: request.wants, isGranted: isApproved, ...(note !== "" && { note }) },
    });
    await emitRequestChanged(ctx, id);
    return getRequestHere(ctx, id);
  },
);

/**
 * Does what an approved request asks for, by the command that does it otherwise, with the rights of who approves. Seats
 * are got by hand, under billing. Part of an elevated command.
 */
async function performRequest(ctx: Ctx, { person, role, team }: WorkspaceRequest): Promise<void> {
  if (role) await changeRole(ctx, { userId: person.id, role });
  if (team) await addTeamMembers(ctx, { id: team.id, userIds: [person.id] });
}
