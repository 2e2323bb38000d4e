import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { directoryGroupAccess } from "../directory.access.ts";
import type { ProvisioningKey } from "../keys/provisioning-key.repository.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import { deleteGroupRow, findGroup, lockGroup, lockGroupPeople } from "./group.repository.ts";
import { followRoles } from "./sync-group.ts";
import { findTeamOfGroup, targetsOf } from "./team-of-group.repository.ts";

export interface DeleteGroup {
  key: ProvisioningKey;
  id: string;
}

/** Deletes the group and its team. Its people stay, with the roles of their other groups. */
export const deleteGroup = command(
  "directory_group.delete",
  directoryGroupAccess.delete,
  async (ctx, { key, id }: DeleteGroup): Promise<void> => {
    const { workspace_id: workspaceId } = key;
    await lockGroup(ctx.db, workspaceId, id);
    const group = (await findGroup(ctx.db, workspaceId, id)) ?? fail(scimErrors, "scim.not_found");
    const people = group.people.map(({ value }) => value);
    await lockGroupPeople(ctx.db, workspaceId, people);
    const team = await findTeamOfGroup(ctx.db, workspaceId, id);
    await deleteGroupRow(ctx.db, workspaceId, id);
    await followRoles(ctx, workspaceId, people);
    await ctx.audit({
      act: "directory_group.deleted",
      workspaceId,
      target: targetsOf(id, team),
      facts: { keyId: key.id },
    });
  },
);
