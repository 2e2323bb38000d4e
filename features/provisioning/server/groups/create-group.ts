import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { directoryGroupAccess } from "../directory.access.ts";
import type { ProvisioningKey } from "../keys/provisioning-key.repository.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import { findGroup } from "./group.repository.ts";
import type { DirectoryGroup, GroupFacts } from "./group.ts";
import { syncGroup } from "./sync-group.ts";
import { findTeamOfGroup, targetsOf } from "./team-of-group.repository.ts";

export interface CreateGroup {
  key: ProvisioningKey;
  facts: GroupFacts;
}

/** Adds a group of the directory. */
export const createGroup = command(
  "directory_group.create",
  directoryGroupAccess.create,
  async (ctx, { key, facts }: CreateGroup): Promise<DirectoryGroup> => {
    const { workspace_id: workspaceId } = key;
    const id = newId();
    await syncGroup(ctx, { workspaceId, id, facts, peopleBefore: [] });
    const team = await findTeamOfGroup(ctx.db, workspaceId, id);
    await ctx.audit({
      act: "directory_group.created",
      workspaceId,
      target: targetsOf(id, team),
      facts: { keyId: key.id },
      sealed: { displayName: facts.displayName, teamName: team.name },
    });
    return (await findGroup(ctx.db, workspaceId, id)) ?? fail(scimErrors, "scim.not_found");
  },
);
