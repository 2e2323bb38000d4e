import { command } from "#platform/server/command.ts";
import { invalidateCaller } from "../../caller/invalidate-caller.ts";
import { userAccess } from "../../users/user.access.ts";
import { findUser, lockUser } from "../../users/user.repository.ts";
import { unsuspendUser } from "./unsuspend-user.ts";

/**
 * Unsuspends a person whom no directory lists any more. False when the person was not suspended. Bans stay.
 */
export const releaseFromDirectory = command(
  "user.release_from_directory",
  userAccess.release_from_directory,
  async (ctx, { userId }: { userId: string }): Promise<boolean> => {
    await lockUser(ctx.db, userId);
    const user = await findUser(ctx.db, userId);
    if (!user?.suspended_at) return false;
    await unsuspendUser(ctx, userId);
    await invalidateCaller(ctx, userId);
    return true;
  },
);
