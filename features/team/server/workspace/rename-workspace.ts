import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { workspaceAccess } from "./workspace.access.ts";
import { storeName } from "./workspace-name.repository.ts";

/** Renames the caller's workspace. Idempotent. */
export const renameWorkspace = command(
  "workspace.rename",
  workspaceAccess.rename,
  async (ctx, { name }: { name: string }): Promise<void> => {
    const { workspaceId } = userOf(ctx);
    if (!(await storeName(ctx.db, { workspaceId, name, at: ctx.now() }))) return;
    await ctx.audit({
      act: "workspace.renamed",
      workspaceId,
      target: [{ type: "workspace", id: workspaceId }],
      facts: { name },
    });
    await ctx.emit({ name: "workspace.renamed", workspaceId, data: {} });
  },
);
