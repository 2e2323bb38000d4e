import {
  applyDirectoryStatus,
  domainOf,
  isOfDomains,
  provisionSsoUser,
  provisionUser,
} from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { directoryPersonAccess } from "../directory.access.ts";
import type { ProvisioningKey } from "../keys/provisioning-key.repository.ts";
import { syncMembership } from "../membership/sync-membership.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import { findPerson, hasUserName, insertPerson } from "./person.repository.ts";
import type { DirectoryPerson, PersonFacts } from "./person.ts";
import { emailOf, nameOf } from "./read-person.ts";

export interface CreatePerson {
  key: ProvisioningKey;
  facts: PersonFacts;
}

/**
 * Adds a directory's person to the workspace as their user. With an unproved address the person is only
 * listed by the directory, and joins when the address is proved.
 */
export const createPerson = command(
  "directory_person.create",
  directoryPersonAccess.create,
  async (ctx, { key, facts }: CreatePerson): Promise<DirectoryPerson> => {
    const { workspace_id: workspaceId, sso_provider_id: ssoProviderId } = key;
    if (await hasUserName(ctx.db, workspaceId, facts.userName, null)) fail(scimErrors, "scim.uniqueness");
    const { userId, awaitedEmail } = await findOrAwaitUser(ctx, facts, key);
    const id = newId();
    const person = { ...facts, workspaceId, id, userId, awaitedEmail, at: ctx.now() };
    if (!(await insertPerson(ctx.db, person))) fail(scimErrors, "scim.uniqueness");
    if (userId) {
      await syncMembership(ctx, { workspaceId, personId: id, userId, isActive: facts.isActive });
      if (facts.isActive) await applyDirectoryStatus(ctx, { userId, ssoProviderId, isActive: true });
    }
    await ctx.audit({
      act: "directory_person.created",
      workspaceId,
      ...(userId ? { onBehalfOf: userId } : {}),
      target: [{ type: "directory_person", id }],
      facts: { keyId: key.id, active: facts.isActive },
      sealed: { userName: facts.userName },
    });
    return (await findPerson(ctx.db, workspaceId, id)) ?? fail(scimErrors, "scim.not_found");
  },
);

async function findOrAwaitUser(ctx: Ctx, facts: PersonFacts, key: ProvisioningKey) {
  const { sso_provider_id: ssoProviderId, domains } = key;
  const name = nameOf(facts);
  const email = emailOf(facts);
  const named = { email, ...(name ? { name } : {}) };
  if (ssoProviderId)
    return { userId: await provisionSsoUser(ctx, { ...named, ssoProviderId }), awaitedEmail: null };
  // No other company's account joins a workspace unasked.
  if (!isOfDomains(email, domains)) {
    const message = `Addresses of ${domainOf(email).slice(0, 253)} do not belong to this directory.`;
    fail(scimErrors, "scim.invalid_value", { message });
  }
  return provisionUser(ctx, named);
}
