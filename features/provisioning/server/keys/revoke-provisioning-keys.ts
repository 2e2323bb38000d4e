import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { provisioningKeyAccess } from "../directory.access.ts";
import { provisioningErrors } from "./provisioning-errors.ts";
import { listProvisioningKeys, revokeProvisioningKeyRows } from "./provisioning-key.repository.ts";
import { listReleasable, type SuspendedPerson } from "./suspended-person.repository.ts";

export interface RevokeProvisioningKeys {
  workspaceId: string;
  /** The only one to end; without it all of them end. */
  keyId?: string | undefined;
}

export interface RevokedKeys {
  ended: number;
  /** Keys with which a directory still manages the people of the workspace. */
  left: number;
  /** Whom the directory suspended and, now that it has ended, only somebody here can let in. */
  suspended: SuspendedPerson[];
}

/**
 * Ends one key of the workspace, or all. People, memberships, groups and bars stay as they are, so that another key
 * goes on where this one stopped.
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
