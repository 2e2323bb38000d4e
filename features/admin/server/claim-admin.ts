import { hashToken } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { adminErrors } from "../contract/errors.ts";
import { adminAccess } from "./admin.access.ts";
import { consumeClaim, listAdmins, lockAdmins } from "./admin.repository.ts";
import { grantAdmin } from "./grant-admin.ts";

/**
 * Redeems the one-time link for the caller. Works once, and only while there is no admin. Throws
 * `admin.claim_invalid`.
 */
export const claimAdmin = command(
  "admin.claim",
  adminAccess.claim,
  async (ctx, { token }: { token: string }): Promise<void> => {
    await lockAdmins(ctx.db);
    const isGood = await consumeClaim(ctx.db, hashToken(token), ctx.now());
    if (!isGood || (await listAdmins(ctx.db)).length > 0) fail(adminErrors, "admin.claim_invalid");
    await grantAdmin(ctx, { userId: userOf(ctx).userId, by: "claim_link" });
  },
);
