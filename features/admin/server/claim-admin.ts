import { hashToken } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { adminErrors } from "../contract/errors.ts";
import { listAdmins, lockAdmins, takeClaim } from "./admin.repository.ts";
import { grantAdmin } from "./grant-admin.ts";

/** Redeems the one-time link for `userId`. Works once, and only while there is no admin. Acts as the system. */
export const claimAdmin = command(
  "admin.claim",
  async (ctx, { userId, token }: { userId: string; token: string }): Promise<void> => {
    await lockAdmins(ctx.db);
    const isGood = await takeClaim(ctx.db, hashToken(token), ctx.now());
    if (!isGood || (await listAdmins(ctx.db)).length > 0) fail(adminErrors, "admin.claim_invalid");
    await grantAdmin(ctx, { userId, by: "claim_link" });
  },
);
