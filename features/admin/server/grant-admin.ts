import { invalidateCaller } from "#features/auth/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { adminAccess } from "./admin.access.ts";
import { deleteClaims, insertAdmin, lockAdmins } from "./admin.repository.ts";

export interface GrantAdmin {
  userId: string;
  by: "command_line" | "claim_link" | "setting";
}

/**
 * Makes the user an admin of the installation and invalidates claim links. Returns whether the role is new.
 */
export const grantAdmin = command(
  "admin.grant",
  adminAccess.grant,
  async (ctx, { userId, by }: GrantAdmin): Promise<boolean> => {
    await lockAdmins(ctx.db);
    if (!(await insertAdmin(ctx.db, userId, ctx.now()))) return false;
    await deleteClaims(ctx.db);
    await ctx.audit({
      act: "admin.granted",
      workspaceId: installationWorkspaceId,
      target: [{ type: "user", id: userId }],
      facts: { by },
    });
    await invalidateCaller(ctx, userId);
    return true;
  },
);
