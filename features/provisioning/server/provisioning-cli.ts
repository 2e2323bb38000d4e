import { findUserByEmail } from "#features/auth/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { createProvisioningKey } from "./keys/create-provisioning-key.ts";
import { provisioningErrors } from "./keys/provisioning-errors.ts";
import { revokeProvisioningKeys } from "./keys/revoke-provisioning-keys.ts";

/** The words that this command line knows, with one line on each. */
export const provisioningUsage: [words: string, does: string][] = [
  [
    "scim-key <workspace> <sso provider, or domains>",
    "make a key with which a directory manages the workspace's people, and show it once",
  ],
  ["scim-revoke <workspace>", "end all such keys of the workspace"],
];

/** Performs `npm run admin -- scim-…` as the system. Returns the exit code; 2 when the words are not known. */
export async function provisioningCli(
  args: string[],
  ctx: Ctx,
  print: (line: string) => void,
): Promise<number> {
  const [verb, workspace, company, ...rest] = args;
  if (!workspace || rest.length > 0) return 2;
  try {
    const workspaceId = await workspaceIdOf(ctx, workspace);
    if (verb === "scim-key") {
      if (!company) return 2;
      const domains = isUuid(company) ? {} : { domains: company.split(",") };
      const ssoProviderId = isUuid(company) ? company : undefined;
      print(await createProvisioningKey(ctx, { workspaceId, ssoProviderId, ...domains }));
      print("It manages the people of this workspace, at /scim/v2. It cannot be shown again.");
      return 0;
    }
    if (verb !== "scim-revoke" || company) return 2;
    print(`Keys ended: ${await revokeProvisioningKeys(ctx, { workspaceId })}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(error.message);
    return 1;
  }
}

/** An id, or the address of the person whose own workspace is meant. */
async function workspaceIdOf(ctx: Ctx, workspace: string): Promise<string> {
  if (isUuid(workspace)) return workspace;
  const user = await query(ctx, ({ db }) => findUserByEmail(db, workspace.trim().toLowerCase()));
  return user?.id ?? fail(provisioningErrors, "provisioning.workspace_not_found");
}
