import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { createProvisioningKey } from "./keys/create-provisioning-key.ts";
import { revokeProvisioningKeys } from "./keys/revoke-provisioning-keys.ts";
import { describeWorkspaces, workspaceIdOf } from "./name-workspace.ts";

/** The words that this command line knows, with one line on each. */
export const provisioningUsage: [words: string, does: string][] = [
  [
    "scim-key <workspace> <sso provider, or domains>",
    "make a key with which a directory manages the people of a workspace (its id or its owner's e-mail); shown once",
  ],
  ["workspaces", "show the workspaces with their ids and owners"],
  ["scim-revoke <workspace>", "end all such keys of the workspace, and the bars that its directory left"],
];

/** Performs `npm run admin -- scim-…` and `workspaces` as the system. Returns the exit code; 2 when the words are not known. */
export async function provisioningCli(
  args: string[],
  ctx: Ctx,
  print: (line: string) => void,
): Promise<number> {
  const [verb, workspace, company, ...rest] = args;
  if (verb === "workspaces" && !workspace) {
    for (const line of await describeWorkspaces(ctx)) print(line);
    return 0;
  }
  if (!workspace || rest.length > 0) return 2;
  if (verb === "scim-key" ? !company : verb !== "scim-revoke" || company) return 2;
  try {
    const workspaceId = await workspaceIdOf(ctx, workspace);
    if (verb === "scim-key" && company) {
      const domains = isUuid(company) ? {} : { domains: company.split(",") };
      const ssoProviderId = isUuid(company) ? company : undefined;
      print(await createProvisioningKey(ctx, { workspaceId, ssoProviderId, ...domains }));
      print(`It manages the people of the workspace ${workspaceId}, at /scim/v2. It cannot be shown again.`);
      return 0;
    }
    const { keys, released } = await revokeProvisioningKeys(ctx, { workspaceId });
    print(`Keys ended: ${keys}.`);
    if (released > 0) print(`People who were barred by the directory and may sign in again: ${released}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(error.message);
    return 1;
  }
}
