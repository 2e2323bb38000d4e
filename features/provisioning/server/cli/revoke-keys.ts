import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { provisioningErrors } from "../keys/provisioning-errors.ts";
import { revokeProvisioningKeys } from "../keys/revoke-provisioning-keys.ts";
import { describeSuspended } from "./describe-suspended.ts";

/** Revokes one key or all. Returns lines on who stays suspended and how to unsuspend them. */
export async function revokeKeys(ctx: Ctx, workspaceId: string, keyId?: string): Promise<string[]> {
  if (keyId && !isUuid(keyId)) fail(provisioningErrors, "provisioning.key_not_found");
  const { ended, left, suspended } = await revokeProvisioningKeys(ctx, { workspaceId, keyId });
  const lines = [`Keys revoked: ${ended}.`];
  if (left > 0) return [...lines, `Keys left: ${left}. People, groups and suspensions are unchanged.`];
  if (suspended.length === 0) return lines;
  return [
    ...lines,
    `Still suspended by the directory: ${describeSuspended(suspended)}.`,
    "A new key takes over from here. Without a directory, this lifts the suspensions:",
    `npm run admin -- scim-release ${workspaceId}`,
  ];
}
