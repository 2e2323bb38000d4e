import { invalidateCaller } from "#features/auth/server/index.ts";
import { takeSeat } from "#features/entitlements/server/index.ts";
import { endRoleRequest, notifyLeftBehind, revokePendingAccess } from "#features/team/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import {
  deleteMembership,
  hasMembership,
  lockRole,
  roleByGroups,
  storeRole,
} from "./membership.repository.ts";

export interface DirectoryMembership {
  workspaceId: string;
  personId: string;
  userId: string;
  isActive: boolean;
}

/**
 * Syncs the membership with the directory: none for an inactive person, else the role of their groups. An owner stays
 * owner, and an auditor, billing manager or guest whom no group makes an admin stays that. A suspended membership stays
 * suspended. Nobody takes over from who goes; the owners are told. Throws `scim.no_seat` when the plan has no seat left. Part of a command.
 */
export async function syncMembership(ctx: Ctx, membership: DirectoryMembership): Promise<void> {
  const { workspaceId, personId, userId, isActive } = membership;
  const removed = { workspaceId, userId };
  if (!isActive && (await hasMembership(ctx.db, workspaceId, userId)))
    await revokePendingAccess(ctx, removed);
  const current = await lockRole(ctx.db, workspaceId, userId);
  if (current === "owner") return isActive ? undefined : fail(scimErrors, "scim.forbidden");
  const byGroups = isActive ? await roleByGroups(ctx.db, workspaceId, personId) : undefined;
  // Directories know admins and members, and no suspensions of memberships.
  const isOfGroups = current === undefined || current === "admin";
  const wanted = byGroups === "member" && !isOfGroups ? current : byGroups;
  if (wanted === current) return;
  if (wanted && !current) await requireSeat(ctx, workspaceId);
  if (wanted) await storeRole(ctx.db, workspaceId, userId, wanted);
  else await deleteMembership(ctx.db, workspaceId, userId);
  if (wanted && current) await endRoleRequest(ctx, removed);
  await ctx.audit({
    act: wanted ? (current ? "membership.role_changed" : "membership.created") : "membership.ended",
    workspaceId,
    target: [{ type: "user", id: userId }],
    facts: { by: "directory", ...(wanted ? { role: wanted } : {}) },
  });
  if (!wanted) await notifyLeftBehind(ctx, removed);
  await invalidateCaller(ctx, userId);
}

async function requireSeat(ctx: Ctx, workspaceId: string): Promise<void> {
  await takeSeat(ctx, workspaceId).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "limit_reached") throw error;
    const limit = Number(error.details?.limit);
    const seats =
      limit === 1 ? "The only seat of this workspace is" : `All ${limit} seats of this workspace are`;
    fail(scimErrors, "scim.no_seat", {
      message: `${seats} taken. Its owner gets more under Settings, Billing; or deactivate somebody first.`,
    });
  });
}
