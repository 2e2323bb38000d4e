import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { directoryGroupAccess } from "../directory.access.ts";
import type { ProvisioningKey } from "../keys/provisioning-key.repository.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import { findGroup, lockGroup } from "./group.repository.ts";
import type { DirectoryGroup, GroupFacts } from "./group.ts";
import { syncGroup } from "./sync-group.ts";
import { findTeamOfGroup, targetsOf } from "./team-of-group.repository.ts";

export interface ChangeGroup {
  key: ProvisioningKey;
  id: string;
  /** Computes the directory's new facts from the stored ones. */
  change: (group: DirectoryGroup) => GroupFacts;
}

/** Applies a directory's change of a group. Roles follow at once. */
export const changeGroup = command(
  "directory_group.change",
  directoryGroupAccess.change,
  async (ctx, { key, id, change }: ChangeGroup): Promise<DirectoryGroup> => {
    const { workspace_id: workspaceId } = key;
    await lockGroup(ctx.db, workspaceId, id);
    const group = (await findGroup(ctx.db, workspaceId, id)) ?? fail(scimErrors, "scim.not_found");
    const peopleBefore = group.people.map(({ value }) => value);
    const facts = change(group);
    await syncGroup(ctx, { workspaceId, id, facts, peopleBefore });
    const team = await findTeamOfGroup(ctx.db, workspaceId, id);
    await ctx.audit({
      act: "directory_group.changed",
      workspaceId,
      target: targetsOf(id, team),
      facts: { keyId: key.id },
      sealed: { displayName: facts.displayName, teamName: team.name },
    });
    return (await findGroup(ctx.db, workspaceId, id)) ?? fail(scimErrors, "scim.not_found");
  },
);
