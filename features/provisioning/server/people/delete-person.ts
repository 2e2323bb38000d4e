import { applyDirectoryStatus } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { directoryPersonAccess } from "../directory.access.ts";
import type { ProvisioningKey } from "../keys/provisioning-key.repository.ts";
import { syncMembership } from "../membership/sync-membership.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import {
  deletePersonRow,
  findPerson,
  isActiveElsewhere,
  lockEmployment,
  lockPerson,
} from "./person.repository.ts";

export interface DeletePerson {
  key: ProvisioningKey;
  id: string;
}

/**
 * Deactivates the person and deletes the directory's facts. The user stays: what they made is not the
 * directory's.
 */
export const deletePerson = command(
  "directory_person.delete",
  directoryPersonAccess.delete,
  async (ctx, { key, id }: DeletePerson): Promise<void> => {
    const { workspace_id: workspaceId, sso_provider_id: ssoProviderId } = key;
    await lockPerson(ctx.db, workspaceId, id);
    const person = (await findPerson(ctx.db, workspaceId, id)) ?? fail(scimErrors, "scim.not_found");
    const { user_id: userId } = person;
    if (userId) await syncMembership(ctx, { workspaceId, personId: id, userId, isActive: false });
    if (userId && person.is_active) {
      // Two directories that delete a person at once would otherwise each see the other as still listing
      // them.
      await lockEmployment(ctx.db, userId);
      const isKnownElsewhere = await isActiveElsewhere(ctx.db, workspaceId, userId);
      await applyDirectoryStatus(ctx, { userId, ssoProviderId, isActive: false, isKnownElsewhere });
    }
    await deletePersonRow(ctx.db, workspaceId, id);
    await ctx.audit({
      act: "directory_person.deleted",
      workspaceId,
      ...(userId ? { onBehalfOf: userId } : {}),
      target: [{ type: "directory_person", id }],
      facts: { keyId: key.id },
    });
  },
);
