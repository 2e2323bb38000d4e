import { randomBytes } from "node:crypto";
import { hashToken } from "#features/auth/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { adminAccess } from "./admin.access.ts";
import { deleteClaims, insertClaim, listAdmins, lockAdmins } from "./admin.repository.ts";

const validDays = 7;

/**
 * A link that makes the signed-in person who opens it the first admin: `<public URL>/auth?claim=<token>`.
 * Undefined once there is an admin. Each start creates its own link; using one invalidates the others.
 */
export const claimLink = command(
  "admin.make_claim_link",
  adminAccess.make_claim_link,
  async (ctx, { publicUrl }: { publicUrl: string }): Promise<string | undefined> => {
    await lockAdmins(ctx.db);
    if ((await listAdmins(ctx.db)).length > 0) return undefined;
    const at = ctx.now();
    const token = randomBytes(24).toString("base64url");
    await deleteClaims(ctx.db, at);
    await insertClaim(ctx.db, hashToken(token), at, new Date(at.getTime() + validDays * 86_400_000));
    await ctx.audit({ act: "admin.claim_link_made", workspaceId: installationWorkspaceId });
    return `${publicUrl}/auth?claim=${token}`;
  },
);
