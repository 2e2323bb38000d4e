import { readEntitlements, readSeats } from "#features/entitlements/server/index.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { InvitingRoom } from "../../contract/invitations/invite-people.ts";
import { hasProvedEmail, nameOfWorkspace } from "../joining/joining.repository.ts";
import { invitationAccess } from "./invitation.access.ts";
import { countPending } from "./list-invitations.repository.ts";
import { listTeamsToJoin } from "./team-choice.repository.ts";
import { isUnnamed } from "./workspace-name.repository.ts";

/** The seats of the workspace, and what is in the way of inviting. */
export function readInvitingRoom(ctx: Ctx): Promise<InvitingRoom> {
  const { workspaceId } = userOf(ctx);
  return query(ctx, invitationAccess.list, async (ctx) => ({
    seats: {
      ...(await readSeats(ctx, workspaceId)),
      pending: await countPending(ctx.db, workspaceId, ctx.now()),
    },
    obstacle: await findObstacle(ctx),
    workspaceName: await nameOfWorkspace(ctx.db, workspaceId),
    teams: await listTeamsToJoin(ctx.db, workspaceId),
  }));
}

async function findObstacle(ctx: Ctx): Promise<InvitingRoom["obstacle"]> {
  const { workspaceId, userId } = userOf(ctx);
  const { values } = await readEntitlements(ctx, workspaceId);
  if (!values.team.isGiven) return "not_entitled";
  if (!(await hasProvedEmail(ctx.db, userId))) return "address_unproved";
  return (await isUnnamed(ctx.db, workspaceId)) ? "unnamed_workspace" : null;
}
