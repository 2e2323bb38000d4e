import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { archiveAccess } from "./archive.access.ts";
import { deletePackagesOver as deletePackages } from "./archive.repository.ts";

const batchSize = 100;

/** Deletes packages of holds that are over: nobody may take them out any more. Returns how many. */
export const deletePackagesOver = command(
  "archive.delete_packages_over",
  archiveAccess.tidy,
  async (ctx, now: Date): Promise<number> => {
    const gone = await deletePackages(ctx.db, now, batchSize);
    for (const { workspace_id: workspaceId, id } of gone)
      await ctx.audit({ act: "archive.expired", workspaceId, target: [{ type: "archive", id }] });
    return gone.length;
  },
);

export async function deleteAllPackagesOver(ctx: Ctx): Promise<void> {
  while ((await deletePackagesOver(ctx, ctx.now())) === batchSize);
}
