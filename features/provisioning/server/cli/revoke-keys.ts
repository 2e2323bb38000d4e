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
  const lines = [`Keys ended: ${ended}.`];
  if (left > 0) return [...lines, `Keys that go on: ${left}. People, groups and bars stay as they are.`];
  if (suspended.length === 0) return lines;
  return [
    ...lines,
    `People whom the directory suspended, and who stay suspended: ${describeSuspended(suspended)}.`,
    "Another key goes on from here. Without a directory, this lets them in again:",
    `npm run admin -- scim-release ${workspaceId}`,
  ];
}
