import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { allowLinks, forbidLinks } from "./link-policy.repository.ts";
import { publicLinkAccess } from "./public-link.access.ts";

/** Allows or forbids public links on the installation. Idempotent. Forbidden links open again when allowed. */
export const setLinkPolicy = command(
  "public_link.set_policy",
  publicLinkAccess.set_policy,
  async (ctx, { isAllowed }: { isAllowed: boolean }): Promise<void> => {
    const isChanged = isAllowed ? await allowLinks(ctx.db) : await forbidLinks(ctx.db);
    if (!isChanged) return;
    await ctx.audit({
      act: isAllowed ? "public_link.allowed" : "public_link.forbidden",
      workspaceId: installationWorkspaceId,
    });
  },
);
