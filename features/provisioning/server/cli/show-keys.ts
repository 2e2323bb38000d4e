import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { listProvisioningKeys } from "../keys/provisioning-key.repository.ts";

/** One line per live key. */
export async function showKeys(ctx: Ctx, workspaceId: string): Promise<string[]> {
  const keys = await query(ctx, ({ db }) => listProvisioningKeys(db, workspaceId));
  if (keys.length === 0) return ["There is no key: no directory manages the people of this workspace."];
  return keys.map(({ id, sso_provider_id: providerId, domains, created_at: createdAt }) => {
    const people = providerId ? `people of the identity provider ${providerId}` : domains.join(",");
    return `${id}  ${people}  since ${createdAt.toISOString().slice(0, 10)}`;
  });
}
