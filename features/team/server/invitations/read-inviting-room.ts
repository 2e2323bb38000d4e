import { readEntitlements, readSeats } from "#features/entitlements/server/index.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { InvitingRoom } from "../../contract/invitations/invite-people.ts";
import { hasProvedEmail } from "../joining/joining.repository.ts";
import { listLatestMembers } from "../members/members.repository.ts";
import { isUnnamed, readWorkspaceName } from "../workspace/workspace-name.repository.ts";
import { invitationAccess } from "./invitation.access.ts";
import { countPending } from "./list-invitations.repository.ts";
import { listTeamsToJoin } from "./team-choice.repository.ts";

/** The others are counted. */
const mostNamed = 10;

/** The seats of the workspace, and what is in the way of inviting. */
export function readInvitingRoom(ctx: Ctx): Promise<InvitingRoom> {
  const { workspaceId } = userOf(ctx);
  return query(ctx, invitationAccess.list, async (ctx) => ({
    seats: await readRoom(ctx, workspaceId),
    obstacle: await findObstacle(ctx),
    workspaceName: await readWorkspaceName(ctx.db, workspaceId),
    teams: await listTeamsToJoin(ctx.db, workspaceId),
  }));
}

async function readRoom(ctx: Ctx, workspaceId: string): Promise<InvitingRoom["seats"]> {
  const { taken, limit } = await readSeats(ctx, workspaceId);
  const over = limit === null ? 0 : Math.max(0, taken - limit);
  return {
    ...{ taken, limit, pending: await countPending(ctx.db, workspaceId, ctx.now()) },
    over: over > 0 ? await listLatestMembers(ctx.db, workspaceId, Math.min(over, mostNamed)) : [],
  };
}

async function findObstacle(ctx: Ctx): Promise<InvitingRoom["obstacle"]> {
  const { workspaceId, userId } = userOf(ctx);
  const { values } = await readEntitlements(ctx, workspaceId);
  if (!values.team.isGiven) return "not_entitled";
  if (!(await hasProvedEmail(ctx.db, userId))) return "address_unproved";
  return (await isUnnamed(ctx.db, workspaceId)) ? "unnamed_workspace" : null;
}
