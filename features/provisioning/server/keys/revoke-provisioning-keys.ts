import { command } from "#platform/server/command.ts";
import { revokeProvisioningKeyRows } from "./provisioning-key.repository.ts";

/** Ends all keys of the workspace; returns how many there were. People and memberships stay as they are. */
export const revokeProvisioningKeys = command(
  "provisioning_key.revoke",
  async (ctx, { workspaceId }: { workspaceId: string }): Promise<number> => {
    const ids = await revokeProvisioningKeyRows(ctx.db, workspaceId, ctx.now());
    if (ids.length === 0) return 0;
    await ctx.audit({
      act: "provisioning_key.revoked",
      workspaceId,
      target: ids.map((id) => ({ type: "provisioning_key", id })),
    });
    return ids.length;
  },
);
