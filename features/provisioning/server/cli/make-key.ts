import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { createProvisioningKey } from "../keys/create-provisioning-key.ts";
import { listProvisioningKeys } from "../keys/provisioning-key.repository.ts";

/**
 * Creates a key for people of an identity provider or of comma-separated domains. Returns the lines to print.
 */
export async function makeKey(ctx: Ctx, workspaceId: string, company = ""): Promise<string[]> {
  const isProvider = isUuid(company);
  const key = await createProvisioningKey(ctx, {
    workspaceId,
    ...(isProvider ? { ssoProviderId: company } : { domains: company.split(",") }),
  });
  const lines = [
    key,
    `It manages the people of the workspace ${workspaceId}, at /scim/v2. It cannot be shown again.`,
  ];
  const { length: keys } = await query(ctx, ({ db }) => listProvisioningKeys(db, workspaceId));
  if (keys === 1) return lines;
  return [
    ...lines,
    `Earlier keys that still work: ${keys - 1}. Once the directory uses the new one, revoke them by id: npm run admin -- scim-keys ${workspaceId}`,
  ];
}
