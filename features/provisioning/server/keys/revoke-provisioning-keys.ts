import { releaseFromDirectory } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { listReleased, revokeProvisioningKeyRows } from "./provisioning-key.repository.ts";

export interface RevokedKeys {
  keys: number;
  /** Whom a directory barred, and who may sign in again. */
  released: number;
}

/**
 * Ends all keys of the workspace. People and memberships stay as they are; bars by a directory, which nobody could lift
 * any more, end. Again it does that for whoever was left.
 */
export const revokeProvisioningKeys = command(
  "provisioning_key.revoke",
  async (ctx, { workspaceId }: { workspaceId: string }): Promise<RevokedKeys> => {
    const ids = await revokeProvisioningKeyRows(ctx.db, workspaceId, ctx.now());
    if (ids.length > 0) {
      await ctx.audit({
        act: "provisioning_key.revoked",
        workspaceId,
        target: ids.map((id) => ({ type: "provisioning_key", id })),
      });
    }
    let released = 0;
    for (const userId of await listReleased(ctx.db, workspaceId)) {
      if (await releaseFromDirectory(ctx, { userId })) released++;
    }
    return { keys: ids.length, released };
  },
);
