import { invalidateCaller } from "#features/auth/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { adminErrors } from "../contract/errors.ts";
import { adminAccess } from "./admin.access.ts";
import { deleteAdmin, listAdmins, lockAdmins } from "./admin.repository.ts";

/** Revokes the role. Returns false when the user had none. Throws `admin.last_admin`. */
export const revokeAdmin = command(
  "admin.revoke",
  adminAccess.revoke,
  async (ctx, { userId }: { userId: string }): Promise<boolean> => {
    await lockAdmins(ctx.db);
    const admins = await listAdmins(ctx.db);
    if (!admins.some((admin) => admin.userId === userId)) return false;
    if (admins.length === 1) fail(adminErrors, "admin.last_admin");
    await deleteAdmin(ctx.db, userId);
    await ctx.audit({
      act: "admin.revoked",
      workspaceId: installationWorkspaceId,
      target: [{ type: "user", id: userId }],
    });
    await invalidateCaller(ctx, userId);
    return true;
  },
);
