import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { provisioningKeyAccess } from "../directory.access.ts";
import { provisioningErrors } from "./provisioning-errors.ts";
import { listProvisioningKeys, revokeProvisioningKeyRows } from "./provisioning-key.repository.ts";
import { listReleasable, type SuspendedPerson } from "./suspended-person.repository.ts";

export interface RevokeProvisioningKeys {
  workspaceId: string;
  /** The only key to revoke; without it all are. */
  keyId?: string | undefined;
}

export interface RevokedKeys {
  ended: number;
  /** Number of live keys of the workspace. */
  left: number;
  /** People whom the directory suspended. Without a directory only an admin here can unsuspend them. */
  suspended: SuspendedPerson[];
}

/**
 * Revokes one key of the workspace, or all. People, memberships, groups and suspensions stay, so that another
 * key can continue.
 */
export const revokeProvisioningKeys = command(
  "provisioning_key.revoke",
  provisioningKeyAccess.revoke,
  async (ctx, { workspaceId, keyId }: RevokeProvisioningKeys): Promise<RevokedKeys> => {
    const ids = await revokeProvisioningKeyRows(ctx.db, { workspaceId, keyId, at: ctx.now() });
    if (keyId && ids.length === 0) fail(provisioningErrors, "provisioning.key_not_found");
    const { length: left } = await listProvisioningKeys(ctx.db, workspaceId);
    if (ids.length > 0) {
      await ctx.audit({
        act: "provisioning_key.revoked",
        workspaceId,
        target: ids.map((id) => ({ type: "provisioning_key", id })),
        facts: { left },
      });
    }
    const suspended = left === 0 ? await listReleasable(ctx.db, workspaceId) : [];
    return { ended: ids.length, left, suspended };
  },
);
