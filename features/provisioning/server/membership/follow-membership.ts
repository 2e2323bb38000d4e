import { forgetCaller } from "#features/auth/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import { deleteMembership, lockRole, roleByGroups, storeRole } from "./membership.repository.ts";

export interface DirectoryMembership {
  workspaceId: string;
  personId: string;
  userId: string;
  isActive: boolean;
}

/**
 * Makes the membership what the directory says: none for one who left, else with the role of the person's groups. The
 * owner of a workspace stays its owner, whatever a directory says. Call it inside a command.
 */
export async function followMembership(ctx: Ctx, membership: DirectoryMembership): Promise<void> {
  const { workspaceId, personId, userId, isActive } = membership;
  const current = await lockRole(ctx.db, workspaceId, userId);
  if (current === "owner") return isActive ? undefined : fail(scimErrors, "scim.forbidden");
  const wanted = isActive ? await roleByGroups(ctx.db, workspaceId, personId) : undefined;
  if (wanted === current) return;
  if (wanted) await storeRole(ctx.db, workspaceId, userId, wanted);
  else await deleteMembership(ctx.db, workspaceId, userId);
  await ctx.audit({
    act: wanted ? (current ? "membership.role_changed" : "membership.created") : "membership.ended",
    workspaceId,
    target: [{ type: "user", id: userId }],
    facts: { by: "directory", ...(wanted ? { role: wanted } : {}) },
  });
  await forgetCaller(ctx, userId);
}
