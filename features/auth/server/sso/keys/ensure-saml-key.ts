import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { samlKeyAccess } from "../sso.access.ts";
import { insertSamlKey, type SamlKeyStatus, type StoredSamlKey } from "./saml-key.repository.ts";

export interface EnsureSamlKey {
  status: SamlKeyStatus;
  key: StoredSamlKey;
}

/** Stores the key unless one of its status exists: of concurrent servers, one wins. */
export const ensureSamlKey = command(
  "saml_key.ensure",
  samlKeyAccess.ensure,
  async (ctx, { status, key }: EnsureSamlKey): Promise<void> => {
    if (!(await insertSamlKey(ctx.db, status, key))) return;
    await ctx.audit({
      act: "saml_key.created",
      workspaceId: installationWorkspaceId,
      target: [{ type: "saml_key", id: key.id }],
      facts: { status },
    });
  },
);
