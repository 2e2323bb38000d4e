import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { signingKeyAccess } from "./key.access.ts";
import { makeSigningKey } from "./make-signing-key.ts";
import { listSigningKeys } from "./signing-key.repository.ts";

export const ensureSigningKey = command(
  "signing_key.ensure",
  signingKeyAccess.ensure,
  async (ctx, _input: object): Promise<void> => {
    const known = await listSigningKeys(ctx.db);
    if (known.some(({ status }) => status === "current")) return;
    const kid = await makeSigningKey(ctx);
    if (!kid) return;
    await ctx.audit({
      act: "signing_key.created",
      workspaceId: installationWorkspaceId,
      target: [{ type: "signing_key", id: kid }],
    });
  },
);
