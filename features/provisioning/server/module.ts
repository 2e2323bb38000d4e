import type { Module } from "#platform/server/module.ts";
import { provisioningActs } from "./acts.ts";
import { recognizeWhenProved } from "./people/recognize-when-proved.ts";
import { hasProvisioningKey, mountScim } from "./scim/mount-scim.ts";

/** Company directories (SCIM 2.0). `publicUrl` is the installation's public address. */
export function createProvisioningModule({ publicUrl }: { publicUrl: string }): Module {
  return {
    name: "provisioning",
    acts: provisioningActs,
    // A directory's facts about a person; their group memberships cascade.
    erasable: [{ table: "directory_people", columns: ["user_id"], isNaming: true }],
    hasCredential: hasProvisioningKey,
    mount: (server, services) => mountScim(server, services, publicUrl),
    on: [recognizeWhenProved],
  };
}
