export { createProvisioningKey } from "./keys/create-provisioning-key.ts";
export { workspaceIdOf } from "./name-workspace.ts";
export { provisioningCli, provisioningUsage } from "./provisioning-cli.ts";
