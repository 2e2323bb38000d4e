import { releaseFromDirectory } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { directoryPersonAccess } from "../directory.access.ts";
import { provisioningErrors } from "./provisioning-errors.ts";
import { listProvisioningKeys } from "./provisioning-key.repository.ts";
import { listReleasable, type SuspendedPerson } from "./suspended-person.repository.ts";
import { lockWorkspace } from "./workspace.repository.ts";

/**
 * Unsuspends and returns the people whom a workspace's directory suspended, after its last key was revoked.
 * Skips people whom another directory lists. Throws `provisioning.directory_goes_on` while a key is live.
 */
export const unsuspendPeople = command(
  "directory_person.release",
  directoryPersonAccess.release,
  async (ctx, { workspaceId }: { workspaceId: string }): Promise<SuspendedPerson[]> => {
    // The lock makes new keys wait.
    await lockWorkspace(ctx.db, workspaceId);
    if ((await listProvisioningKeys(ctx.db, workspaceId)).length > 0) {
      fail(provisioningErrors, "provisioning.directory_goes_on");
    }
    const released: SuspendedPerson[] = [];
    for (const person of await listReleasable(ctx.db, workspaceId)) {
      if (await releaseFromDirectory(ctx, { userId: person.id })) released.push(person);
    }
    if (released.length === 0) return released;
    await ctx.audit({
      act: "directory_person.released",
      workspaceId,
      target: [{ type: "workspace", id: workspaceId }],
      facts: { by: "command_line", people: released.length },
    });
    return released;
  },
);
