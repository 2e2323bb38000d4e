import { applyDirectoryStatus } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { directoryPersonAccess } from "../directory.access.ts";
import type { ProvisioningKey } from "../keys/provisioning-key.repository.ts";
import { syncMembership } from "../membership/sync-membership.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import {
  findPerson,
  hasUserName,
  isActiveElsewhere,
  lockEmployment,
  lockPerson,
  updatePerson,
} from "./person.repository.ts";
import type { DirectoryPerson, PersonFacts } from "./person.ts";

export interface ChangePerson {
  key: ProvisioningKey;
  id: string;
  /** Computes the directory's new facts from the stored ones. */
  change: (person: DirectoryPerson) => PersonFacts;
}

/**
 * Applies a directory's change of a person. An inactive person loses the membership at once; a user of the
 * directory's identity provider also all sessions. No directory changes the address that a person signs in
 * with.
 */
export const changePerson = command(
  "directory_person.change",
  directoryPersonAccess.change,
  async (ctx, { key, id, change }: ChangePerson): Promise<DirectoryPerson> => {
    const { workspace_id: workspaceId, sso_provider_id: ssoProviderId } = key;
    await lockPerson(ctx.db, workspaceId, id);
    const person = (await findPerson(ctx.db, workspaceId, id)) ?? fail(scimErrors, "scim.not_found");
    const facts = change(person);
    if (await hasUserName(ctx.db, workspaceId, facts.userName, id)) fail(scimErrors, "scim.uniqueness");
    await updatePerson(ctx.db, workspaceId, id, facts, ctx.now());
    const { user_id: userId } = person;
    const { isActive } = facts;
    if (userId) await syncMembership(ctx, { workspaceId, personId: id, userId, isActive });
    if (userId && isActive !== person.is_active) {
      // Two directories that deactivate a person at once would otherwise each see the other as still listing
      // them.
      await lockEmployment(ctx.db, userId);
      const isKnownElsewhere = await isActiveElsewhere(ctx.db, workspaceId, userId);
      await applyDirectoryStatus(ctx, { userId, ssoProviderId, isActive, isKnownElsewhere });
    }
    const act = isActive === person.is_active ? "updated" : isActive ? "activated" : "deactivated";
    await ctx.audit({
      act: `directory_person.${act}`,
      workspaceId,
      ...(userId ? { onBehalfOf: userId } : {}),
      target: [{ type: "directory_person", id }],
      facts: { keyId: key.id },
      sealed: { userName: facts.userName },
    });
    return (await findPerson(ctx.db, workspaceId, id)) ?? fail(scimErrors, "scim.not_found");
  },
);
