import { randomBytes } from "node:crypto";
import { findSsoProvider, hashToken, readDomain } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { provisioningKeyAccess } from "../directory.access.ts";
import { provisioningErrors } from "./provisioning-errors.ts";
import { insertProvisioningKey } from "./provisioning-key.repository.ts";
import { hasWorkspace } from "./workspace.repository.ts";

export interface CreateProvisioningKey {
  workspaceId: string;
  /** The identity provider of this directory's people. */
  ssoProviderId?: string | undefined;
  /** The company's domains, for people with accounts of their own. */
  domains?: string[];
}

/**
 * Creates a key with which a directory manages the workspace's people. Returns it once; only its hash is
 * stored. Existing keys stay valid, so that a directory can rotate.
 */
export const createProvisioningKey = command(
  "provisioning_key.create",
  provisioningKeyAccess.create,
  async (ctx, { workspaceId, ssoProviderId, domains = [] }: CreateProvisioningKey): Promise<string> => {
    if (!(await hasWorkspace(ctx.db, workspaceId)))
      fail(provisioningErrors, "provisioning.workspace_not_found");
    if (ssoProviderId && !(await findSsoProvider(ctx.db, ssoProviderId))) {
      fail(provisioningErrors, "provisioning.provider_not_found");
    }
    if (!ssoProviderId && domains.length === 0) fail(provisioningErrors, "provisioning.domains_missing");
    const id = newId();
    const key = `scim_${randomBytes(32).toString("base64url")}`;
    await insertProvisioningKey(ctx.db, {
      id,
      workspace_id: workspaceId,
      sso_provider_id: ssoProviderId ?? null,
      domains: domains.map(
        (domain) => readDomain(domain) ?? fail(provisioningErrors, "provisioning.no_domain"),
      ),
      hash: hashToken(key),
      at: ctx.now(),
    });
    await ctx.audit({
      act: "provisioning_key.created",
      workspaceId,
      target: [{ type: "provisioning_key", id }],
    });
    return key;
  },
);
