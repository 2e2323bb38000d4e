import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { findCurrentSamlKey, insertCurrentSamlKey, type StoredSamlKey } from "./saml-key.repository.ts";

/** Stores the key unless there already is one: of servers that make one at once, one wins. */
export const ensureSamlKey = command("saml_key.ensure", async (ctx, key: StoredSamlKey): Promise<void> => {
  if (await findCurrentSamlKey(ctx.db)) return;
  if (!(await insertCurrentSamlKey(ctx.db, key))) return;
  await ctx.audit({
    act: "saml_key.created",
    workspaceId: installationWorkspaceId,
    target: [{ type: "saml_key", id: key.id }],
  });
});
