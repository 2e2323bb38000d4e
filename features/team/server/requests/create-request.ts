import { requireEntitlement } from "#features/entitlements/server/index.ts";
import type { WorkspaceRequest } from "#features/inbox/contract/index.ts";
import { notifyPeople } from "#features/notifications/server/index.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { workspaceRequestErrors } from "../../contract/requests/request-errors.ts";
import type { CreateRequest } from "../../contract/requests/routes.ts";
import { findKeptTeam } from "../teams/find-kept-team.ts";
import { emitRequestChanged } from "./emit-request-changed.ts";
import { getRequestHere } from "./present-request.ts";
import { requestAccess } from "./request.access.ts";
import { listDeciders } from "./request.repository.ts";
import { insertRequest, isInTeam } from "./stored-request.repository.ts";

/** How long a request waits. */
export const openDays = 30;

/** Asking and withdrawing again and again would fill the bells of others. */
const asking = { name: "team.request", burst: 6, perMinute: 1 / 120 };

/** Asks for a role, for seats, or for a place in a team. Those who decide are told. */
export const createRequest = command(
  "request.create",
  requestAccess.create,
  async (ctx, asked: CreateRequest): Promise<WorkspaceRequest> => {
    const { workspaceId, userId } = userOf(ctx);
    await requireEntitlement(ctx, { workspaceId, entitlement: "team" });
    await requireSense(ctx, asked);
    await requireToken(ctx, asking, userId);
    const { wants, reason } = asked;
    const id = newId();
    const at = ctx.now();
    const parts = {
      role: wants === "role" ? asked.role : null,
      seats: wants === "seats" ? asked.seats : null,
      teamId: wants === "access" ? asked.teamId : null,
    };
    const expiresAt = new Date(at.getTime() + openDays * 86_400_000);
    const row = { workspaceId, id, userId, wants, ...parts, reason, at, expiresAt };
    if (!(await insertRequest(ctx.db, row))) {
      fail(workspaceRequestErrors, "workspace_request.already_open");
    }
    await ctx.audit({
      act: "request.created",
      target: [
        { type: "request", id },
        ...(parts.teamId === null ? [] : [{ type: "team", id: parts.teamId }]),
      ],
      facts: {
        wants,
        ...(parts.role !== null && { role: parts.role }),
        ...(parts.seats !== null && { seats: parts.seats }),
      },
      sealed: { reason },
    });
    const userIds = await listDeciders(ctx.db, workspaceId, { wants, ...parts });
    await notifyPeople(ctx, {
      ...{ kind: "request", workspaceId, userIds, object: { noun: "request", id } },
      path: `/dashboard?waiting=${id}`,
      facts: { wants, ...(reason !== "" && { note: reason }) },
    });
    await emitRequestChanged(ctx, id);
    return getRequestHere(ctx, id);
  },
);

/** Throws when the caller has what they ask for, or cannot get it. */
async function requireSense(ctx: Ctx, asked: CreateRequest): Promise<void> {
  const { role, workspaceId, userId } = userOf(ctx);
  if (role === "owner") fail(workspaceRequestErrors, "workspace_request.is_owner");
  if (asked.wants === "role" && asked.role === role)
    fail(workspaceRequestErrors, "workspace_request.has_role");
  if (asked.wants !== "access") return;
  const { id: teamId } = await findKeptTeam(ctx, asked.teamId);
  if (await isInTeam(ctx.db, { workspaceId, teamId, userId })) {
    fail(workspaceRequestErrors, "workspace_request.in_team");
  }
}
